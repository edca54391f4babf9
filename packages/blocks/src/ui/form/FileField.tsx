import type { ReactNode } from "react";
import controls from "../controls.module.css";
import { useTexts } from "../use-texts.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField, useFormState } from "./form-context.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

interface FileFieldProps {
  /** What may be chosen, in words. */
  readonly hint: ReactNode;
  /** The same for the browser's dialog; the server looks at the content itself. */
  readonly accept: string;
}

/** One file beside a form, `attachment`. */
export function FileField({ hint, accept }: FileFieldProps): ReactNode {
  const field = useField("attachment", { hasHint: true });
  const { isSecond } = useFormState();
  const t = useTexts(formTexts);
  return (
    <FieldFrame
      field={field}
      optional
      hint={
        <>
          {hint}
          {isSecond && <span className={styles["again"]}> {t("form.file.again")}</span>}
        </>
      }
    >
      <input className={controls["field"]} id={field.id} name="attachment" type="file" accept={accept} {...field.aria} />
    </FieldFrame>
  );
}
