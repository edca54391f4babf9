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
  `line ${line}${pointer === "" ? "" : ` ${pointer}`}: ${severity === "warning" ? "warning: " : ""}${message}`;

/** Text from the file inside a message: short, on one line, without what a terminal would obey. */
export const quote = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
