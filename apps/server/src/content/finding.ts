import type { Diagnostic } from "@portal/core";

/** A diagnostic of one line; its path leads into the line's object. */
export interface Issue extends Diagnostic {
  /** First is 1. */
  readonly line: number;
  /** error: the line is refused. warning: it is stored all the same. */
  readonly severity: "error" | "warning";
}

/** A finding whose line is known to the caller. */
export type Finding = Pick<Diagnostic, "code" | "path" | "message">;

export const finding = (code: string, path: string, message: string): Finding => ({ code, path, message });

export const formatIssue = ({ line, severity, path, message }: Issue): string =>
  printable(`line ${line}${path === "" ? "" : ` ${path}`}: ${severity === "warning" ? "warning: " : ""}${message}`);

/** Text on one line, with everything that a terminal would obey or hide as its number: controls, directions, line separators. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** Text from the file inside a message: short, in quotes. */
export const quote = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
