/** Reads docs/specification.md and docs/security.md: one table row for each rule of the specification. */
import type { Finding } from "../lib/finding.ts";

/** The test that shows that a rule holds. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

export interface Rule {
  readonly line: number;
  /** As "2.1.4": section, then place in its table. */
  readonly number: string;
  readonly rule: string;
  /** Paths of modules, relative to the checkout. */
  readonly modules: readonly string[];
  readonly proofs: readonly Proof[];
}

/** Separates the file from the test's title; ">" separates the titles of its describes, "*" stands for what varies. */
export const separator = " › ";
const entrySeparator = /\s*<br>\s*/;

/** Rules of the document, and the rows that cannot be read. */
export function readTable(markdown: string): { rules: Rule[]; findings: Finding[] } {
  const rules: Rule[] = [];
  const findings: Finding[] = [];
  let section = "";
  let place = 0;
  for (const [index, text] of markdown.split("\n").entries()) {
    const line = index + 1;
    const heading = /^#{2,3} (\d+(?:\.\d+)?)[. ]/.exec(text)?.[1];
    if (heading !== undefined) [section, place] = [heading, 0];
    if (!/^\|\s*\d/.test(text)) continue;
    place += 1;
    const report = (message: string): unknown => findings.push({ line, message });
    const [number = "", rule, where, proof, ...rest] = cellsOf(text);
    if (number !== `${section}.${place}`)
      report(`row "${number}" should be ${section}.${place}: rows are numbered through each section, so that none is lost unseen.`);
    if (rest.length > 0 || proof === undefined) {
      report(`rule ${number} does not have the four cells no., rule, where, proof; write a "|" inside a cell as "\\|".`);
      continue;
    }
    const empty = Object.entries({ rule, where, proof }).flatMap(([name, cell]) => (cell ? [] : [name]));
    for (const name of empty) report(`rule ${number} has an empty cell "${name}"; fill it, nothing of the specification may stay open.`);
    rules.push({
      line,
      number,
      rule: rule ?? "",
      modules: entriesOf(where),
      proofs: entriesOf(proof).flatMap((entry): Proof[] => {
        const [file = "", ...title] = entry.split(separator);
        if (title.length > 0) return [{ file, title: title.join(separator) }];
        report(`rule ${number} has a proof "${entry}" that is no "file${separator}title of a test"; name the test that shows it.`);
        return [];
      }),
    });
  }
  return { rules, findings };
}

const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

const entriesOf = (cell = ""): string[] => cell.split(entrySeparator).flatMap((entry) => entry.replaceAll(/^`+|`+$/g, "").trim() || []);
