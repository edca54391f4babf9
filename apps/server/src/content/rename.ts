/** Gives stored records other keys; what refers to them by their id stays with them. */
import { isRenamable, type Kind } from "@portal/domain/records";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { finding, quote } from "./finding.ts";
import type { RecordKey } from "./records.ts";
import type { RefusedChange } from "./remove.ts";
import { articleTag, questionTags } from "./tags.ts";

export interface Rename extends RecordKey {
  readonly formerKey: string;
}

/** The slug in a key: pages and questions are named within their site. */
const slugIn = (key: string): string => key.slice(key.indexOf("/") + 1);

/**
 * Inside the caller's transaction, which holds the lock `import`.
 * @returns what was renamed by its new key, what cannot be renamed, and cache tags of all that showed the former
 */
export async function renameRecords(
  transaction: Kysely<Database>,
  renames: readonly Rename[],
): Promise<{ readonly done: readonly RecordKey[]; readonly refused: readonly RefusedChange[]; readonly tags: readonly string[] }> {
  const done: RecordKey[] = [];
  const refused: RefusedChange[] = [];
  const tags: string[] = [];
  for (const { kind, key, formerKey } of renames) {
    const found = isRenamable(kind) ? await rename(transaction, kind, formerKey, key) : "taken";
    if (found === "renamed") {
      done.push({ kind, key });
      tags.push(...tagsOfRename(kind, formerKey));
    } else refused.push({ record: { kind, key }, finding: found === "taken" ? taken(kind, key) : missing(kind, formerKey) });
  }
  return { done, refused, tags };
}

async function rename(db: Kysely<Database>, kind: Kind, from: string, to: string): Promise<"renamed" | "taken" | "missing"> {
  const isInSite = kind === "page" || kind === "question";
  const same = (key: string) =>
    isInSite
      ? sql`t.slug = ${slugIn(key)} and t.site_id = (select id from site where slug = ${key.slice(0, key.indexOf("/"))})`
      : sql`t.slug = ${key}`;
  const table = sql.table(kind);
  const isShared = kind === "site" || kind === "category";
  const { rows: others } = await sql`
    select from ${table} t where ${same(to)} ${isShared ? sql`union all select from slug_owner where slug = ${to}` : sql``} limit 1`.execute(
    db,
  );
  if (others.length > 0) return "taken";
  // What is kept of the record goes with it, and nothing of another that had the key before.
  await sql`update record_version set key = ${to} where kind = ${kind} and key = ${from} and ended_by is null`.execute(db);
  if (kind === "site") await renameKept(db, from, to);
  const { numAffectedRows } = await sql`update ${table} t set slug = ${slugIn(to)}, updated_at = now() where ${same(from)}`.execute(db);
  return numAffectedRows === 1n ? "renamed" : "missing";
}

/**
 * Whatever is kept of the records of a site, and written for them, names it by its slug. It goes with the site: whoever has a role on it goes on with their
 * work, and whoever has one on another site that takes the slug later gains nothing. Hashes stay, and what is sealed says what it said.
 */
async function renameKept(db: Kysely<Database>, from: string, to: string): Promise<void> {
  const isInSite = sql`kind in ('page', 'question')`;
  const moved = (key: string) =>
    sql`case when ${isInSite} and starts_with(${sql.ref(key)}, ${`${from}/`}) then ${to} || substr(${sql.ref(key)}, length(${from}) + 1) else ${sql.ref(key)} end`;
  const record = sql`case when record ->> 'site' = ${from} then jsonb_set(record, '{site}', to_jsonb(${to}::text)) else record end`;
  await sql`
    update record_version set key = ${moved("key")}, record = ${record}
    where record ->> 'site' = ${from} or ${isInSite} and starts_with(key, ${`${from}/`})`.execute(db);
  await sql`
    update draft set key = ${moved("key")}, former_key = ${moved("former_key")}, record = ${record}, site = case site when ${from} then ${to} else site end,
      version = version + 1
    where site = ${from} or ${isInSite} and starts_with(former_key, ${`${from}/`})`.execute(db);
  await sql`update edition set site = ${to} where site = ${from}`.execute(db);
  await sql`update change_set_comment set key = ${moved("key")}, site = ${to} where site = ${from}`.execute(db);
}

/** Addresses with the slug of a site or category stand on pages of all sites. */
function tagsOfRename(kind: Kind, key: string): string[] {
  switch (kind) {
    case "article":
      return [articleTag(key)];
    case "page":
      return [`page:${slugIn(key)}`, "pages"];
    case "question":
      return questionTags(key.slice(0, key.indexOf("/")));
    case "person":
      return ["people:leader", "people:former-minister"];
    default:
      return ["*"];
  }
}

const taken = (kind: Kind, key: string) =>
  finding("slug-taken", "/slug", `There is another ${kind} ${quote(key)}, or its slug cannot be changed.`, "Choose another slug.");
const missing = (kind: Kind, key: string) =>
  finding("not-found", "/slug", `There is no ${kind} ${quote(key)} any more that could be renamed.`, "Look at what has become of it.");
