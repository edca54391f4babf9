import type { FileDiagnostic } from "./finding.ts";

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

export function count(diagnostics: readonly FileDiagnostic[]): Counts {
  const of = (severity: FileDiagnostic["severity"]): number => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: of("error"), warnings: of("warning"), notes: of("info") };
}
