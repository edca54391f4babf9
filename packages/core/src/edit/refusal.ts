import type { Diagnostic, Severity } from "../model.ts";

export const finding = (code: string, severity: Severity, path: string, message: string): Diagnostic => ({ code, severity, path, message });

export const refuse = (code: string, path: string, message: string): { diagnostics: Diagnostic[] } => ({
  diagnostics: [finding(code, "error", path, message)],
});

/** A value of a command, short enough for a message. */
export function show(value: unknown): string {
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "a list" : "an object";
  const written = JSON.stringify(value) ?? "nothing";
  return written.length > 80 ? `${written.slice(0, 80)}…` : written;
}
