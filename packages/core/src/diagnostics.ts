import type { Diagnostic, Severity } from "./model.ts";

/** Findings beyond this are counted, not kept: hostile data must not cost memory. */
export const MAX_DIAGNOSTICS = 100;

export const diagnostic = (code: string, severity: Severity, path: string, problem: string, advice: string): Diagnostic => ({
  code,
  severity,
  path,
  problem,
  advice,
});

/** As it is printed: what is wrong, why it matters, how to fix it. */
export const diagnosticMessage = ({ problem, advice }: Pick<Diagnostic, "problem" | "advice">): string => `${problem} ${advice}`;

/** Collects findings, bounded. */
export class Report {
  readonly #found: Diagnostic[] = [];
  #suppressed = 0;

  add(code: string, severity: Severity, path: string, problem: string, advice: string): void {
    this.addAll([diagnostic(code, severity, path, problem, advice)]);
  }

  addAll(diagnostics: readonly Diagnostic[], prefix = ""): void {
    for (const found of diagnostics) {
      if (this.#found.length < MAX_DIAGNOSTICS) this.#found.push({ ...found, path: prefix + found.path });
      else this.#suppressed += 1;
    }
  }

  get diagnostics(): readonly Diagnostic[] {
    if (this.#suppressed === 0) return this.#found;
    const problem = `${this.#suppressed} further findings are not listed.`;
    return [...this.#found, diagnostic("too-many-diagnostics", "info", "", problem, "Fix the ones above and look again.")];
  }
}
