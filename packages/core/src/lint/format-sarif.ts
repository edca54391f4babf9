import { codes } from "./codes.ts";
import { diagnosticMessage } from "../diagnostics.ts";
import type { FileDiagnostic } from "./finding.ts";

const levels = { error: "error", warning: "warning", info: "note" } as const;

/** SARIF 2.1.0, for code hosts and editors. Files are relative to `root`, an absolute file URL that ends in a slash. */
export function formatSarif(diagnostics: readonly FileDiagnostic[], root: string): string {
  const ruleIds = [...new Set(diagnostics.map((diagnostic) => diagnostic.code))].toSorted();
  const rules = ruleIds.map((id) => ({
    id,
    shortDescription: { text: codes.get(id)?.meaning ?? id },
    defaultConfiguration: { level: levels[codes.get(id)?.severities[0] ?? "error"] },
  }));
  const results = diagnostics.map(({ code, severity, path, problem, advice, file, line, column }) => ({
    ruleId: code,
    ruleIndex: ruleIds.indexOf(code),
    level: levels[severity],
    message: { text: diagnosticMessage({ problem, advice }) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split("/").map(encodeURIComponent).join("/"), uriBaseId: "LAYOUTS" },
          ...(line === undefined ? {} : { region: { startLine: line, startColumn: column } }),
        },
        logicalLocations: [{ fullyQualifiedName: path }],
      },
    ],
  }));
  const run = {
    tool: { driver: { name: "layout-lint", rules } },
    originalUriBaseIds: { LAYOUTS: { uri: root } },
    columnKind: "utf16CodeUnits",
    results,
  };
  return JSON.stringify({ $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] }, null, 2);
}
