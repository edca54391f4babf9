/** A finding about one line. */
export interface Issue {
  /** First is 1. */
  readonly line: number;
  /** error: the line is refused. warning: it is stored all the same. */
  readonly severity: "error" | "warning";
  readonly code: string;
  /** JSON Pointer (RFC 6901) into the line's object. */
  readonly pointer: string;
  /** What is wrong, why it matters, how to mend it. */
  readonly message: string;
}

/** A finding whose line is known to the caller. */
export type Finding = Omit<Issue, "line" | "severity">;

export const finding = (code: string, pointer: string, message: string): Finding => ({ code, pointer, message });

export const formatIssue = ({ line, severity, pointer, message }: Issue): string =>
  printable(`line ${line}${pointer === "" ? "" : ` ${pointer}`}: ${severity === "warning" ? "warning: " : ""}${message}`);

/** Text on one line, with everything that a terminal would obey or hide as its number: controls, directions, line separators. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** Text from the file inside a message: short, in quotes. */
export const quote = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
