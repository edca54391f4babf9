/** `npm run bench -- docs`: docs/performance.md and its plots, from what the last runs of the documented groups found. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Line } from "../report.ts";
import type { ShownPlan } from "../plans/slowest.ts";
import { writeFigures } from "./figures.ts";
import { readResult } from "./results.ts";
import { plotSvg } from "./svg.ts";

/** @param groups in the order of the table */
export function writeDocs(root: string, groups: readonly string[]): void {
  const results = groups.flatMap((group) => readResult(root, group) ?? []);
  if (results.length === 0) throw new Error("No group has been run: npm run bench -- speed");
  mkdirSync(join(root, "docs/performance"), { recursive: true });
  const pictures = results.flatMap(({ plots }) =>
    Object.entries(plots).map(([name, plot]) => {
      writeFileSync(join(root, `docs/performance/${name}.svg`), plotSvg(plot));
      return `![${plot.title}](performance/${name}.svg)`;
    }),
  );
  // Plans have a table of their own.
  const rows = results.flatMap(({ group, lines, plans }) =>
    (plans ? [] : lines.filter(({ isDetail }) => !isDetail)).map((line, index) => rowOf(index === 0 ? group : "", line)),
  );
  const missing = groups.filter((group) => !results.some((result) => result.group === group));
  writeFigures(root, "docs/performance.md", "docs", [
    `Measured on ${[...new Set(results.map(({ day }) => day))].join(", ")}.${missing.length > 0 ? ` Not measured: ${missing.join(", ")}.` : ""}`,
    "",
    "| group | what | measured | beside | goal | |",
    "|---|---|---|---|---|---|",
    ...rows,
    "",
    ...pictures.flatMap((picture) => [picture, ""]),
    ...results.flatMap(({ plans }) => (plans === undefined ? [] : plansOf(plans))),
  ]);
  console.log(`docs/performance.md has ${rows.length} rows and ${pictures.length} plots.`);
}

/** @returns lines */
const plansOf = (plans: readonly ShownPlan[]): readonly string[] => [
  "The slowest statements that `plans` found (EXPLAIN ANALYZE; in full: `.cache/bench/results/plans.txt` where it was run):",
  "",
  "| statement | rows | rows read | buffers | ms | indexes |",
  "|---|---|---|---|---|---|",
  ...plans.map(
    ({ name, rows, read, buffers, ms, indexes }) =>
      `| ${cell(name)} | ${rows} | ${read} | ${buffers} | ${ms.toFixed(1)} | ${indexes.join(", ") || "none"} |`,
  ),
  "",
];

const cell = (text: string): string => text.trim().replaceAll("|", "\\|");

/** What belongs to the row before is indented in the terminal, and has a dash here. */
const rowOf = (group: string, { what, ours, beside = "", goal = "", met }: Line): string =>
  `| ${[group, what.replace(/^ +/, "– "), ours, beside, goal].map(cell).join(" | ")} | ${met === undefined ? "" : met ? "reached" : "**missed**"} |`;
