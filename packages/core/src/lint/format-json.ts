import { diagnosticMessage } from "../diagnostics.ts";
import type { FileDiagnostic } from "./finding.ts";

interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

export function count(diagnostics: readonly FileDiagnostic[]): Counts {
  const of = (severity: FileDiagnostic["severity"]): number => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: of("error"), warnings: of("warning"), notes: of("info") };
}

/** For programs: `{ files, errors, warnings, notes, diagnostics }`. */
export const formatJson = (diagnostics: readonly FileDiagnostic[], fileCount: number): string =>
  JSON.stringify(
    {
      files: fileCount,
      ...count(diagnostics),
      diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, message: diagnosticMessage(diagnostic) })),
    },
    null,
    2,
  );
