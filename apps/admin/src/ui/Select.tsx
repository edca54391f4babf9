import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./ui.module.css";

export interface SelectProps extends ComponentProps<"select"> {
  readonly label: string;
}

/** A choice with its label. */
export function Select({ label, ...rest }: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      <select {...rest} id={id} />
    </div>
  );
}
