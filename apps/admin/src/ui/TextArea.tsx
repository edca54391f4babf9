import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./ui.module.css";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Several lines of text with their label; it grows with them. */
export function TextArea({ label, hint, ...rest }: TextAreaProps): ReactNode {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <textarea {...rest} id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
    </div>
  );
}
