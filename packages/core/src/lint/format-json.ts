import { diagnosticMessage } from "../diagnostics.ts";
import type { FileDiagnostic } from "./finding.ts";
import { count } from "./summary.ts";

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
