import { printable } from "../services/printable.ts";

/** What is wrong with a line that the caller knows. */
export interface Finding {
  readonly code: string;
  /** JSON Pointer into the line's object. */
  readonly path: string;
  /** What is wrong, why it matters, how to fix it. */
  readonly message: string;
}

export interface Issue extends Finding {
  /** First is 1. */
  readonly line: number;
  /** error: the line is refused. warning: it is stored all the same. */
  readonly severity: "error" | "warning";
}

export const finding = (code: string, path: string, message: string): Finding => ({ code, path, message });

export const formatIssue = ({ line, severity, path, message }: Issue): string =>
  printable(`line ${line}${path === "" ? "" : ` ${path}`}: ${severity === "warning" ? "warning: " : ""}${message}`);

/** Text from the file inside a message: short, in quotes. */
export const quote = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
