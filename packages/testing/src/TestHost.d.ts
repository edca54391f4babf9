import { type ReactNode } from "react";
import { type Language } from "@portal/core";
export type Texts = Readonly<Record<string, string>>;
interface TestHostProps {
  readonly language: Language;
  /** Of the language: what the portal would show. */
  readonly texts: Texts;
  readonly onAction?: (name: string, payload: unknown) => void;
  readonly children: ReactNode;
}
/** A host for tests and stories: ordinary links, real texts, one time zone whatever the machine's is. */
export declare function TestHost({ language, texts, onAction, children }: TestHostProps): ReactNode;
export {};
