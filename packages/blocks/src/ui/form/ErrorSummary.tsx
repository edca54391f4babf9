import { type MouseEvent, type ReactNode, type RefObject } from "react";
import type { FieldError } from "@portal/domain";
import { useTexts } from "../use-texts.ts";
import { errorText, useFormState } from "./form-context.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

/** What is wrong with the form, in one place, each leading to its field; focus comes here. */
export function ErrorSummary({ summaryRef }: { readonly summaryRef: RefObject<HTMLDivElement | null> }): ReactNode {
  const { id, errors, labels } = useFormState();
  const t = useTexts(formTexts);
  if (errors.length === 0) return null;
  // What stands in no field that one could go to.
  const labelOf = ({ field }: FieldError): string | undefined => (field === undefined ? undefined : labels[field]);
  const isGeneral = errors.every((error) => labelOf(error) === undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a page that the server has drawn again it is what matters, and needs no script
    <div ref={summaryRef} className={styles["summary"]} tabIndex={-1} autoFocus role="group" aria-labelledby={`${id}-summary`}>
      <p className={styles["summaryTitle"]} id={`${id}-summary`}>
        {t(isGeneral ? "form.summary.one" : "form.summary")}
      </p>
      <ul>
        {errors.map((error, index) => (
          <li key={index}>
            {labelOf(error) === undefined ? (
              errorText(t, error)
            ) : (
              <a href={`#${id}-${error.field}`} onClick={follow}>
                {labelOf(error)}: {errorText(t, error)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the field itself, not only to its place: and without a new address, which a router would take for a navigation. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
