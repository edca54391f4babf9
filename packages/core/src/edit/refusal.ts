import { diagnostic } from "../diagnostics.ts";
import type { Diagnostic } from "../model.ts";

export const refuse = (code: string, path: string, problem: string, advice: string): { diagnostics: Diagnostic[] } => ({
  diagnostics: [diagnostic(code, "error", path, problem, advice)],
});

/** A value of a command, short enough for a message. */
export function show(value: unknown): string {
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "a list" : "an object";
  const written = JSON.stringify(value) ?? "nothing";
  return written.length > 80 ? `${written.slice(0, 80)}…` : written;
}
