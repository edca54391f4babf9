import type { ReactNode } from "react";
import controls from "./controls.module.css";

interface SelectFieldProps {
  /** Id of the node: with the field's name it makes the field's. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly chosen: string | number;
  /** The options. */
  readonly children: ReactNode;
}

/** One choice of a GET form, with its label. */
export function SelectField({ id, name, label, chosen, children }: SelectFieldProps): ReactNode {
  return (
    <div>
      <label className={controls["label"]} htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <select className={controls["select"]} id={`${id}-${name}`} name={name} defaultValue={chosen}>
        {children}
      </select>
    </div>
  );
}
