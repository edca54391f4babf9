import { type Diagnostic, diagnosticMessage, type Finding } from "@portal/core";
import { printable } from "../services/printable.ts";

export type { Finding };

/** A diagnostic of one line; its path leads into the line's object. */
export interface Issue extends Diagnostic {
  /** First is 1. */
  readonly line: number;
  /** error: the line is refused. warning: it is stored all the same. */
  readonly severity: "error" | "warning";
}

export const finding = (code: string, path: string, problem: string, advice: string): Finding => ({ code, path, problem, advice });

export const formatIssue = (issue: Issue): string =>
  printable(
    `line ${issue.line}${issue.path && ` ${issue.path}`}: ${issue.severity === "warning" ? "warning: " : ""}${diagnosticMessage(issue)}`,
  );

/** Text from the file inside a message: short, in quotes. */
export const quote = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
