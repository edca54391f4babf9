import type { ReactNode } from "react";
import { TextArea } from "../ui/TextArea.tsx";

export interface HtmlFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const HtmlField = ({ label, hint, value, onChange }: HtmlFieldProps): ReactNode => (
  <TextArea label={label} hint={hint} value={value} onChange={({ target }) => onChange(target.value)} />
);
