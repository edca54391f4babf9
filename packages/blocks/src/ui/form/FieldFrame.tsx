import type { ReactNode } from "react";
import controls from "../controls.module.css";
import { useTexts } from "../use-texts.ts";
import type { FieldState } from "./form-context.ts";
import styles from "./Form.module.css";
import { formTexts } from "./texts.ts";

interface FieldFrameProps {
  readonly field: FieldState;
  readonly hint?: ReactNode;
  readonly optional?: boolean | undefined;
  /** The control. */
  readonly children: ReactNode;
}

/** Label, hint and error around a control. */
export function FieldFrame({ field: { id, label, error }, hint, optional, children }: FieldFrameProps): ReactNode {
  const t = useTexts(formTexts);
  return (
    <div className={error === undefined ? styles["field"] : styles["wrong"]}>
      <label className={controls["label"]} htmlFor={id}>
        {label} {optional && <span className={styles["optional"]}>{t("form.optional")}</span>}
      </label>
      {hint !== undefined && (
        <p className={styles["hint"]} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrorText id={id} error={error} />
      {children}
    </div>
  );
}

export function FieldErrorText({ id, error }: { readonly id: string; readonly error: string | undefined }): ReactNode {
  if (error === undefined) return null;
  return (
    <p className={styles["error"]} id={`${id}-error`}>
      {error}
    </p>
  );
}
