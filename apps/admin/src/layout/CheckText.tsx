import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface CheckTextProps {
  /** Of the engine's lint, or of a rule. */
  readonly code: string;
  /** What is said of one that has no text here, in English. */
  readonly help: string;
}

/** What is wrong, in the reader's language. */
export function CheckText({ code, help }: CheckTextProps): ReactNode {
  const { t, i18n } = useTranslation();
  return i18n.exists(`check.${code}`) ? t(`check.${code}`) : <span lang="en">{help}</span>;
}
