import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./ui.module.css";

export interface FieldProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Goes to the field once this is true, and marks what is in it, as the Tab key does. */
  readonly takesFocus?: boolean;
}

/** A line of text with its label. */
export function Field({ label, hint, takesFocus = false, ref, ...rest }: FieldProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // An effect, so that it comes after the page's heading.
  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [takesFocus]);
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <input {...rest} ref={ref ?? input} id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
    </div>
  );
}
