import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { finding, type Finding, quote } from "./finding.ts";
import type { Ready } from "./prepare.ts";
import type { Entry } from "./records.ts";
import { circularParent, type References } from "./references.ts";

export interface OrderedBatch {
  /** What may be written, in steps: whatever a step refers to is in the database or in a step before it. */
  readonly steps: readonly (readonly Ready[])[];
  readonly refused: readonly { readonly entry: Entry; readonly finding: Finding }[];
}

/** Checks what the entries of a batch refer to, and brings them into an order in which that exists. */
export async function orderByReferences(db: Kysely<Database>, batch: readonly Ready[], references: References): Promise<OrderedBatch> {
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
  const elsewhere = await sitesOfArticles(db, of("article"));
  const articles = of("article").filter(
    ({ entry }) => entry.kind === "article" && passes(entry, references.checkArticle(entry) ?? takenElsewhere(entry, elsewhere)),
  );
  const steps = [sites, ...levels, pages, questions, of("person"), of("parameter"), of("series"), of("feed"), of("file"), articles];
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

async function sitesOfArticles(db: Kysely<Database>, articles: readonly Ready[]): Promise<ReadonlyMap<string, string>> {
  if (articles.length === 0) return new Map();
  const slugs = articles.map(({ entry }) => entry.key);
  const rows = await db
    .selectFrom("article")
    .innerJoin("site", "site.id", "article.site_id")
    .select(["article.slug", "site.slug as site"])
    .where("article.slug", "=", sql<string>`any(${slugs}::text[])`)
    .execute();
  return new Map(rows.map(({ slug, site }) => [slug, site]));
}

function takenElsewhere({ key, row: { site } }: Entry<"article">, elsewhere: ReadonlyMap<string, string>): Finding | undefined {
  const owner = elsewhere.get(key);
  if (owner === undefined || owner === site) return undefined;
  return finding(
    "slug-taken",
    "/slug",
    `The slug ${quote(key)} belongs to an article of the site ${quote(owner)}; articles are addressed by slug alone, so it must be unique.`,
    "Choose another.",
  );
}
