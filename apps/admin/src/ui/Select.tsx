import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./ui.module.css";

export interface SelectProps extends Omit<ComponentProps<"select">, "onChange" | "id"> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A choice of one from a list, with its label. `children`: the options. */
export function Select({ label, hint, onChange, children, ...rest }: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <select
        {...rest}
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target: { value } }) => onChange(value)}
      >
        {children}
      </select>
    </div>
  );
}
