import type { Finding } from "./finding.ts";
import type { Ready } from "./prepare.ts";
import type { Entry } from "./records.ts";
import { circularParent, type References } from "./references.ts";

export interface OrderedBatch {
  /** What may be written, in steps: whatever a step refers to is in the database or in a step before it. */
  readonly steps: readonly (readonly Ready[])[];
  readonly refused: readonly { readonly entry: Entry; readonly finding: Finding }[];
}

/** Checks what the entries of a batch refer to, and brings them into an order in which that exists. */
export function orderByReferences(batch: readonly Ready[], references: References): OrderedBatch {
  const refused: { entry: Entry; finding: Finding }[] = [];
  const passes = (entry: Entry, found: Finding | undefined): boolean => {
    if (found) refused.push({ entry, finding: found });
    return !found;
  };
  const of = (...kinds: Entry["kind"][]): Ready[] => batch.filter(({ entry }) => kinds.includes(entry.kind));

  const sites = of("site").filter(({ entry }) => entry.kind === "site" && passes(entry, references.addSite(entry)));
  const levels = levelsOf(of("category"), references, passes);
  const pages = of("page").filter(({ entry }) => entry.kind === "page" && passes(entry, references.checkSite(entry.row.site)));
  const questions = of("question").filter(({ entry }) => entry.kind === "question" && passes(entry, references.checkSite(entry.row.site)));
  const articles = of("article").filter(({ entry }) => entry.kind === "article" && passes(entry, references.checkArticle(entry)));
  const steps = [
    sites,
    ...levels,
    pages,
    questions,
    of("person"),
    of("parameter"),
    of("series"),
    of("searchTerm"),
    of("feed"),
    of("file"),
    articles,
  ];
  return { steps: steps.filter((step) => step.length > 0), refused };
}

/** Parents before children, wherever they stand in the batch. */
function levelsOf(
  batch: readonly Ready[],
  references: References,
  passes: (entry: Entry, found: Finding | undefined) => boolean,
): Ready[][] {
  const pending = new Map<string, { ready: Ready; entry: Entry<"category"> }>();
  for (const ready of batch) {
    const { entry } = ready;
    if (entry.kind === "category" && passes(entry, references.checkCategory(entry))) pending.set(entry.key, { ready, entry });
  }
  const levels: Ready[][] = [];
  while (pending.size > 0) {
    const free = [...pending.values()].filter(({ entry: { row } }) => row.parent === null || !pending.has(row.parent));
    if (free.length === 0) break;
    for (const { entry } of free) pending.delete(entry.key);
    levels.push(free.filter(({ entry }) => passes(entry, references.addCategory(entry))).map(({ ready }) => ready));
  }
  for (const { entry } of pending.values()) passes(entry, circularParent(entry.key, entry.row.parent ?? ""));
  return levels;
}
