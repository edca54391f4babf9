import type { HTMLAttributes, ReactNode } from "react";
import controls from "../controls.module.css";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField } from "./form-context.ts";

interface FieldProps {
  /** Of the form's schema; its label is among the form's. */
  readonly name: string;
  /** What a browser may fill in (WCAG 1.3.5); "off" where it cannot know. */
  readonly autoComplete: string;
  readonly type?: "text" | "email" | "tel";
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** Several lines of text. */
  readonly rows?: number;
  /** What stands there before anything is typed. */
  readonly value?: string | undefined;
}

/** One line of text, or several. Nothing limits the typing: what is too long is said, not cut. */
export function Field({ name, autoComplete, type = "text", inputMode, hint, optional, rows, value }: FieldProps): ReactNode {
  const field = useField(name, { hasHint: hint !== undefined });
  const shared = {
    className: controls["field"],
    id: field.id,
    name,
    autoComplete,
    defaultValue: field.value ?? value ?? "",
    required: !optional,
    ...field.aria,
  };
  return (
    <FieldFrame field={field} hint={hint} optional={optional}>
      {rows === undefined ? <input {...shared} type={type} inputMode={inputMode} /> : <textarea {...shared} rows={rows} />}
    </FieldFrame>
  );
}
