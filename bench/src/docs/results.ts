/** Keeps what each group found, so that docs/performance.md can be written from runs at different times. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Line } from "../report.ts";
import type { ShownPlan } from "../plans/slowest.ts";
import type { Plot } from "../speed/plots.ts";

export interface GroupResult {
  readonly group: string;
  readonly day: string;
  readonly lines: readonly Line[];
  /** Plots of the group, by name. */
  readonly plots: Readonly<Record<string, Plot>>;
  /** Of the slowest statements; undefined: the group looks at none. */
  readonly plans?: readonly ShownPlan[] | undefined;
}

const folder = (root: string): string => join(root, ".cache/bench/results");

export function keepResult(root: string, result: GroupResult): void {
  mkdirSync(folder(root), { recursive: true });
  writeFileSync(join(folder(root), `${result.group}.json`), JSON.stringify(result, undefined, 2));
}

export function readResult(root: string, group: string): GroupResult | undefined {
  const file = join(folder(root), `${group}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as GroupResult) : undefined;
}
