/** Findings, and what every part of the engine agrees on. */

/** Interface language. Specification §4: any other value is ignored. */
export type Language = "vi" | "en";

export type Severity = "error" | "warning" | "info";

/** A finding about data. It never stops a visitor's page. Codes are documented in docs/layouts.md. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  /** JSON Pointer (RFC 6901) into the value that was examined. */
  readonly path: string;
  /** What is wrong and why it matters. */
  readonly problem: string;
  /** How to fix it. */
  readonly advice: string;
  /** The fix as RFC 6902 operations, where it is certain. */
  readonly fix?: readonly PatchOperation[];
}

/** A diagnostic whose severity is that of its code (lint/codes.ts), or its caller's to say. */
export type Finding = Omit<Diagnostic, "severity">;

/** RFC 6902, the subset that immer produces. */
export interface PatchOperation {
  readonly op: "add" | "remove" | "replace";
  readonly path: string;
  readonly value?: unknown;
}

/** A total parse: a usable value, whatever came in. */
export interface Parsed<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
