/** What a page's layout names and readers would not see: said while it is edited, and refused when it is submitted. */
import type { Kind, RecordFields } from "@portal/domain/records";
import { parseSite, type Site } from "@portal/core";
import type { Catalogue } from "@portal/core/catalogue";
import { lintMetadata } from "@portal/core/lint";
import type { Kysely } from "kysely";
import type { Finding } from "../../content/finding.ts";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { hasLayout, metadataOf } from "./check-draft.ts";
import { type Draft, findDraft, liveRecord } from "./drafts.ts";
import type { Problem } from "./editions.ts";
import { type Actor, mayRead, Refused } from "./refused.ts";
import { siteOf } from "./site-of.ts";

export interface LayoutProblem extends Finding {
  /** Key of the block; null: it is of the whole page. */
  readonly block: string | null;
  /** The live page does not have it: what brings it in cannot be submitted. */
  readonly isNew: boolean;
}

/** Content that the engine leaves out: its reader would miss it, and nothing on the page says so. */
const codes = new Set(["dangling-category", "unknown-layout", "layout-not-for-page", "wrong-content-type", "unsafe-url"]);

interface Lookup {
  readonly db: Kysely<Database>;
  readonly catalogue: Catalogue;
  readonly changeSetId: string;
}

/** @param record a site or category as the change set has it. @returns none for records without a layout */
async function layoutProblems(lookup: Lookup, { kind, key }: RecordKey, record: RecordFields): Promise<readonly LayoutProblem[]> {
  if (!hasLayout(kind)) return [];
  const { db, changeSetId } = lookup;
  const draft = await findDraft(db, changeSetId, { kind, key });
  const live = await liveRecord(db, { kind, key: draft?.former_key ?? key });
  const context = { categories: await knownCategories(db, changeSetId), site: await siteAround(lookup, kind, record) };
  const find = (fields: RecordFields): readonly Omit<LayoutProblem, "isNew">[] => {
    const metadata = metadataOf(fields);
    return lintMetadata(lookup.catalogue, kind, metadata, { ...context, language: Number(fields["language"]) })
      .filter(({ code }) => codes.has(code))
      .map(({ code, path, problem, advice }) => ({ code, path, problem, advice, block: blockAt(metadata, path) }));
  };
  const before = new Set((live ? find(live.fields) : []).map(({ problem }) => problem));
  return find(record).map((found) => ({ ...found, isNew: !before.has(found.problem) }));
}

/** Those of a draft; where the change set has none yet, of the live record. @throws Refused "not-found" */
export async function readLayoutProblems(lookup: Lookup, actor: Actor, name: RecordKey): Promise<readonly LayoutProblem[]> {
  const draft = await findDraft(lookup.db, lookup.changeSetId, name);
  const record = draft ? draft.record : (await liveRecord(lookup.db, name))?.fields;
  const site = draft ? draft.site : record && (await siteOf(lookup.db, name.kind, record));
  if (!record || site === undefined || !mayRead(actor, site))
    throw new Refused("not-found", "There is no such record, or it is to be deleted.");
  return layoutProblems(lookup, name, record);
}

/** What keeps drafts from being submitted, a record at a time. */
export async function layoutErrors(lookup: Lookup, drafts: readonly Draft[]): Promise<readonly Problem[]> {
  const found: Problem[] = [];
  for (const { key, record, ...draft } of drafts) {
    const name = { kind: draft.kind as Kind, key };
    const findings = record ? (await layoutProblems(lookup, name, record)).filter(({ isNew }) => isNew) : [];
    if (findings.length > 0) found.push({ ...name, findings });
  }
  return found;
}

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
  const name = { kind: "site", key: String(record["site"]) } as const;
  const fields = (await findDraft(db, changeSetId, name))?.record ?? (await liveRecord(db, name))?.fields;
  return fields && parseSite(fields).value;
}

/** The engine's paths name blocks by their place in the list. */
function blockAt(metadata: RecordFields, path: string): string | null {
  const [, list, position] = path.split("/");
  const blocks = metadata["blocks"];
  if (list !== "blocks" || !Array.isArray(blocks)) return null;
  const key: unknown = (blocks as readonly { readonly key?: unknown }[])[Number(position)]?.key;
  return typeof key === "string" ? key : null;
}
