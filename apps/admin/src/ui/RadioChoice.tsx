import { type ReactNode, useId } from "react";
import styles from "./RadioChoice.module.css";

export interface RadioChoiceProps<T> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly labelOf: (option: T) => string;
  readonly onChoose: (option: T) => void;
}

/** A choice of one of a few, all of which are seen. */
export function RadioChoice<T extends string | number>({ legend, options, chosen, labelOf, onChoose }: RadioChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles["choice"]}>
      <legend>{legend}</legend>
      {options.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => onChoose(one)} />
          {labelOf(one)}
        </label>
      ))}
    </fieldset>
  );
}
