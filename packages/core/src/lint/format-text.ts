import type { FileDiagnostic } from "./finding.ts";
import { count } from "./format-json.ts";

/** For people: by file, one finding a line, `path  severity  code  problem  → fix`. */
export function formatText(diagnostics: readonly FileDiagnostic[], fileCount: number): string {
  const files = new Map<string, string[]>();
  for (const { file, path, severity, code, problem, advice } of diagnostics) {
    files.set(file, [...(files.get(file) ?? []), `  ${path || "/"}  ${severity}  ${code}  ${problem}  → ${advice}`]);
  }
  const groups = [...files].map(([file, lines]) => `${file}\n${lines.join("\n")}\n`);
  const { errors, warnings, notes } = count(diagnostics);
  const total = `${plural(errors, "error")}, ${plural(warnings, "warning")}, ${plural(notes, "note")} in ${plural(fileCount, "file")}.`;
  return [...groups, total].join("\n");
}

const plural = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
