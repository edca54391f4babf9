/** What a page's layout names and readers would not see: said while it is edited, and refused when it is submitted. */
import type { Kind, RecordFields } from "@portal/domain/records";
import type { LayoutProblem } from "@portal/contracts";
import { parseSite, type Site } from "@portal/core";
import type { Catalogue } from "@portal/core/catalogue";
import { lintMetadata } from "@portal/core/lint";
import type { Kysely } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { hasLayout, metadataOf } from "./check-draft.ts";
import { type Draft, liveRecord, recordInSet } from "./drafts.ts";
import type { Problem } from "./editions.ts";
import { type Actor, mayRead, Refused } from "./refused.ts";
import { siteOf } from "./site-of.ts";

/** Content that the engine leaves out: its reader would miss it, and nothing on the page says so. */
const codes = new Set(["dangling-category", "unknown-layout", "layout-not-for-page", "wrong-content-type", "unsafe-url"]);

interface Lookup {
  readonly db: Kysely<Database>;
  readonly catalogue: Catalogue;
  readonly changeSetId: string;
}

interface Page {
  readonly kind: "site" | "category";
  /** As the change set has it. */
  readonly record: RecordFields;
  /** As visitors read it; undefined: it is new. */
  readonly live: RecordFields | undefined;
}

/** @param categories slugs of those that there are */
async function layoutProblems(
  lookup: Lookup,
  { kind, record, live }: Page,
  categories: ReadonlySet<string>,
): Promise<readonly LayoutProblem[]> {
  const site = await siteAround(lookup, kind, record);
  const find = (fields: RecordFields): readonly Omit<LayoutProblem, "isNew">[] => {
    const metadata = metadataOf(fields);
    return lintMetadata(lookup.catalogue, kind, metadata, { site, categories, language: Number(fields["language"]) })
      .filter(({ code }) => codes.has(code))
      .map(({ code, path, problem, advice }) => ({ code, path, problem, advice, block: blockAt(metadata, path) }));
  };
  const before = new Set((live ? find(live) : []).map(({ problem }) => problem));
  return find(record).map((found) => ({ ...found, isNew: !before.has(found.problem) }));
}

/** Those of a draft; where the change set has none yet, of the live record. None: it has no layout. @throws Refused "not-found" */
export async function readLayoutProblems(lookup: Lookup, actor: Actor, { kind, key }: RecordKey): Promise<readonly LayoutProblem[]> {
  const { db, changeSetId } = lookup;
  const { draft, live, record } = await recordInSet(db, changeSetId, { kind, key });
  const site = draft ? draft.site : record && (await siteOf(db, kind, record));
  if (!record || site === undefined || !mayRead(actor, site))
    throw new Refused("not-found", "There is no such record, or it is to be deleted.");
  if (!hasLayout(kind)) return [];
  const page = { kind, record, live: draft ? await liveOf(db, draft) : live?.fields };
  return layoutProblems(lookup, page, await knownCategories(db, changeSetId));
}

/** What keeps drafts from being submitted, a record at a time. */
export async function layoutErrors(lookup: Lookup, drafts: readonly Draft[]): Promise<readonly Problem[]> {
  const { db, changeSetId } = lookup;
  const found: Problem[] = [];
  let categories: ReadonlySet<string> | undefined;
  for (const draft of drafts) {
    const { key, record } = draft;
    const kind = draft.kind as Kind;
    if (!record || !hasLayout(kind)) continue;
    categories ??= await knownCategories(db, changeSetId);
    const problems = await layoutProblems(lookup, { kind, record, live: await liveOf(db, draft) }, categories);
    const findings = problems.filter(({ isNew }) => isNew);
    if (findings.length > 0) found.push({ kind, key, findings });
  }
  return found;
}

const liveOf = async (db: Kysely<Database>, { kind, key, former_key }: Draft): Promise<RecordFields | undefined> =>
  (await liveRecord(db, { kind: kind as Kind, key: former_key ?? key }))?.fields;

/** Slugs of categories that there are, or will be once what is approved and this change set are published. */
async function knownCategories(db: Kysely<Database>, changeSetId: string): Promise<ReadonlySet<string>> {
  const live = await db.selectFrom("category").select("slug").execute();
  const approved = await db
    .selectFrom("edition")
    .innerJoin("change_set", (join) =>
      join.onRef("change_set.id", "=", "edition.change_set_id").onRef("change_set.revision", "=", "edition.revision"),
    )
    .select("edition.key")
    .where("edition.kind", "=", "category")
    .where("edition.hash", "is not", null)
    .where("change_set.state", "in", ["approved", "scheduled"])
    .execute();
  const drafts = await db
    .selectFrom("draft")
    .select(["key", "former_key", ({ eb }) => eb("record", "is", null).as("isDeletion")])
    .where("change_set_id", "=", changeSetId)
    .where("kind", "=", "category")
    .execute();
  const gone = new Set(drafts.flatMap(({ key, former_key, isDeletion }) => (isDeletion ? [key] : (former_key ?? []))));
  const there = [...live.map(({ slug }) => slug), ...approved.map(({ key }) => key), ...drafts.map(({ key }) => key)];
  return new Set(there.filter((slug) => !gone.has(slug)));
}

/** The site whose default layouts a category takes. */
async function siteAround({ db, changeSetId }: Lookup, kind: "site" | "category", record: RecordFields): Promise<Site | undefined> {
  if (kind === "site") return undefined;
  const { record: site } = await recordInSet(db, changeSetId, { kind: "site", key: String(record["site"]) });
  return site && parseSite(site).value;
}

/** The engine's paths name blocks by their place in the list. */
function blockAt(metadata: RecordFields, path: string): string | null {
  const [, list, position] = path.split("/");
  const blocks = metadata["blocks"];
  if (list !== "blocks" || !Array.isArray(blocks)) return null;
  const key: unknown = (blocks as readonly { readonly key?: unknown }[])[Number(position)]?.key;
  return typeof key === "string" ? key : null;
}
