import type { Diagnostic, Severity } from "../model.ts";

export const finding = (code: string, severity: Severity, path: string, message: string): Diagnostic => ({ code, severity, path, message });

export const refuse = (code: string, path: string, message: string): { diagnostics: Diagnostic[] } => ({ diagnostics: [finding(code, "error", path, message)] });

/** A value of a command, short enough for a message. */
export const show = (value: unknown): string => (typeof value === "string" ? `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"` : value === null ? "null" : Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : String(value));
