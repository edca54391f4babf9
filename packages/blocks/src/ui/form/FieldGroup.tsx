import type { ReactNode } from "react";
import controls from "../controls.module.css";
import styles from "./Form.module.css";

interface FieldGroupProps {
  readonly legend: string;
  readonly hint: string;
  /** For a field that the hint describes. */
  readonly hintId?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, in a frame with their name. */
export function FieldGroup({ legend, hint, hintId, children }: FieldGroupProps): ReactNode {
  return (
    <fieldset className={styles["group"]}>
      <legend className={controls["label"]}>{legend}</legend>
      <p className={styles["hint"]} id={hintId}>
        {hint}
      </p>
      {children}
    </fieldset>
  );
}
