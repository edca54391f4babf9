import type { Diagnostic, Severity } from "./model.ts";

/** Findings beyond this are counted, not kept: hostile data must not cost memory. */
export const MAX_DIAGNOSTICS = 100;

/** Collects findings, bounded. */
export class Report {
  readonly #found: Diagnostic[] = [];
  #suppressed = 0;

  add(code: string, severity: Severity, path: string, message: string): void {
    if (this.#found.length < MAX_DIAGNOSTICS) this.#found.push({ code, severity, path, message });
    else this.#suppressed += 1;
  }

  addAll(diagnostics: readonly Diagnostic[], prefix = ""): void {
    for (const { code, severity, path, message } of diagnostics) this.add(code, severity, prefix + path, message);
  }

  get diagnostics(): readonly Diagnostic[] {
    if (this.#suppressed === 0) return this.#found;
    const message = `${this.#suppressed} further findings are not listed. Fix the ones above and look again.`;
    return [...this.#found, { code: "too-many-diagnostics", severity: "info", path: "", message }];
  }
}
