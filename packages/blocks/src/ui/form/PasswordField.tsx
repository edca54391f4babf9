import { type ReactNode, useEffect, useRef, useState } from "react";
import controls from "../controls.module.css";
import { cx } from "../cx.ts";
import { useTexts } from "../use-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField } from "./form-context.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

interface PasswordFieldProps {
  readonly name: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: ReactNode;
}

/** A password, typed once: who wants to be sure looks at it. Pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({ name, autoComplete, hint }: PasswordFieldProps): ReactNode {
  const field = useField(name, { hasHint: hint !== undefined });
  const t = useTexts(formTexts);
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    // Browsers remember what was typed into plain text fields.
    const hide = (): void => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <FieldFrame field={field} hint={hint}>
      <div className={styles["password"]}>
        <input
          ref={input}
          className={controls["field"]}
          id={field.id}
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field.aria}
        />
        {isHydrated && (
          <button
            type="button"
            className={cx(controls["button"], styles["quiet"])}
            data-script-only=""
            aria-controls={field.id}
            aria-pressed={isShown}
            aria-label={`${t("form.password.show")}: ${field.label}`}
            onClick={() => {
              setShown(!isShown);
              setTouched(true);
            }}
          >
            {t(isShown ? "form.password.hide" : "form.password.show")}
          </button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isTouched ? t(isShown ? "form.password.shown" : "form.password.hidden") : ""}
      </span>
    </FieldFrame>
  );
}
