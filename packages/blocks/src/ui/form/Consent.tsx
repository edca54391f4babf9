import type { ReactNode } from "react";
import { FieldErrorText } from "./FieldFrame.tsx";
import { useField } from "./form-context.ts";
import styles from "./Form.module.css";

/** A box to tick, with what it says; its short name is among the form's labels. */
export function Consent({ children }: { readonly children: ReactNode }): ReactNode {
  const { id, error, value, aria } = useField("consent", { hasHint: false });
  return (
    <div className={error === undefined ? styles["field"] : styles["wrong"]}>
      <FieldErrorText id={id} error={error} />
      <div className={styles["consent"]}>
        <input id={id} name="consent" type="checkbox" value="yes" defaultChecked={value === "yes"} required {...aria} />
        <label htmlFor={id}>{children}</label>
      </div>
    </div>
  );
}
