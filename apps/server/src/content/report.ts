import { type Kind, kinds } from "@portal/domain/records";
import { type Finding, type Issue } from "./finding.ts";
import type { Written } from "./upsert.ts";

export type Counts = Readonly<Record<Written["outcome"], number>>;

/** A batch that has been written. */
export interface BatchReport extends Counts {
  /** First is 1. */
  readonly number: number;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly refused: number;
}

export interface ImportReport extends Counts {
  /** Lines read, empty ones not counted. */
  readonly lines: number;
  readonly batches: number;
  readonly refused: number;
  readonly warnings: number;
  readonly byKind: ReadonlyMap<Kind, Counts>;
  /** The first 1000. */
  readonly issues: readonly Issue[];
  readonly seconds: number;
}

const MAX_ISSUES = 1000;

/** Counts while an import runs. */
export class ReportBuilder {
  lines = 0;
  refused = 0;
  #warnings = 0;
  #batches = 0;
  readonly #byKind = new Map<Kind, Record<Written["outcome"], number>>(kinds.map((kind) => [kind, { new: 0, changed: 0, unchanged: 0 }]));
  readonly #issues: Issue[] = [];
  readonly #started = performance.now();
  readonly #onIssue: (issue: Issue) => void;

  constructor(onIssue: (issue: Issue) => void) {
    this.#onIssue = onIssue;
  }

  refuse(line: number, findings: readonly Finding[]): void {
    this.refused += 1;
    this.#add(line, "error", findings);
  }

  warn(line: number, findings: readonly Finding[]): void {
    this.#warnings += findings.length;
    this.#add(line, "warning", findings);
  }

  #add(line: number, severity: Issue["severity"], findings: readonly Finding[]): void {
    for (const found of findings) {
      const issue: Issue = { ...found, line, severity };
      if (this.#issues.length < MAX_ISSUES) this.#issues.push(issue);
      this.#onIssue(issue);
    }
  }

  /** @returns the number of the batch */
  addBatch(outcomes: readonly { readonly kind: Kind; readonly outcome: Written["outcome"] }[]): number {
    for (const { kind, outcome } of outcomes) {
      const counts = this.#byKind.get(kind);
      if (counts) counts[outcome] += 1;
    }
    this.#batches += 1;
    return this.#batches;
  }

  build(): ImportReport {
    const all = [...this.#byKind.values()];
    const sum = (outcome: Written["outcome"]): number => all.reduce((total, counts) => total + counts[outcome], 0);
    return {
      lines: this.lines,
      batches: this.#batches,
      new: sum("new"),
      changed: sum("changed"),
      unchanged: sum("unchanged"),
      refused: this.refused,
      warnings: this.#warnings,
      byKind: new Map([...this.#byKind].filter(([, counts]) => counts.new + counts.changed + counts.unchanged > 0)),
      issues: this.#issues,
      seconds: (performance.now() - this.#started) / 1000,
    };
  }
}
