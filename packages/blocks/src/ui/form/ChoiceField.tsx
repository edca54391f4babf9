import type { ReactNode } from "react";
import controls from "../controls.module.css";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField } from "./form-context.ts";

interface ChoiceFieldProps {
  readonly name: string;
  /** First stands the one without a value. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of several values. */
export function ChoiceField({ name, options }: ChoiceFieldProps): ReactNode {
  const field = useField(name, { hasHint: false });
  return (
    <FieldFrame field={field}>
      <select className={controls["select"]} id={field.id} name={name} defaultValue={field.value ?? ""} required {...field.aria}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
