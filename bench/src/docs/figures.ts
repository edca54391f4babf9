import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const END = "<!-- to here -->";

/**
 * Writes what a group found into the place that a document has for it.
 * @param root the checkout
 * @throws where the document has no such place
 */
export function writeFigures(root: string, document: string, group: string, lines: readonly string[]): void {
  const start = `<!-- npm run bench -- ${group} writes from here -->`;
  const file = join(root, document);
  const before = readFileSync(file, "utf8");
  const from = before.indexOf(start);
  const to = before.indexOf(END, from);
  if (from === -1 || to === -1) throw new Error(`${document} has no place for the figures: it needs the lines ${start} and ${END}.`);
  writeFileSync(file, [before.slice(0, from) + start, "", ...lines, "", before.slice(to)].join("\n"));
}
