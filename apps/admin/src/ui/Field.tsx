import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./ui.module.css";

export interface FieldProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** A line of text with its label. */
export function Field({ label, hint, ...rest }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <input {...rest} id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
    </div>
  );
}
