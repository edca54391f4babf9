import type { ReactNode } from "react";
import controls from "../controls.module.css";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField } from "./form-context.ts";

interface ChoiceFieldProps {
  readonly name: string;
  readonly hint?: ReactNode;
  /** First stands the one without a value. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of several values. */
export function ChoiceField({ name, hint, options }: ChoiceFieldProps): ReactNode {
  const field = useField(name, { hasHint: hint !== undefined });
  return (
    <FieldFrame field={field} hint={hint}>
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
