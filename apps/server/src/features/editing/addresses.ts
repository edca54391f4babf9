/** Addresses of records, and what is answered where one was. */
import type { Kind, RecordFields } from "@portal/domain/records";
import { type Language, languageOf } from "@portal/core";
import { articlePath, categoryPath, sitePath, storedPagePath } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import { recordName, type StoredRecord } from "../../content/read-records.ts";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";

/** Path of the page of a record; undefined: it has none of its own. */
export function addressOf(kind: Kind, fields: RecordFields, ministry: Readonly<Record<Language, string>>): string | undefined {
  const text = (name: string): string => String(fields[name]);
  switch (kind) {
    case "site":
      return sitePath(text("slug"));
    case "category":
      return categoryPath(text("site"), text("slug"));
    case "article":
      return articlePath(text("site"), text("category"), text("slug"));
    case "page":
      return storedPagePath(text("site"), text("slug"), languageOf(fields["language"]), ministry);
    default:
      return undefined;
  }
}

/** What says where a record stands, and since when it is public. */
export type Placed = Pick<StoredRecord, "kind" | "fields">;

/** Those of the records that have addresses and exist, by their names. One statement, without what the records say: previews read it each time. */
export async function readPlaces(db: Kysely<Database>, records: readonly RecordKey[]): Promise<ReadonlyMap<string, Placed>> {
  const wanted = records.filter(({ kind }) => addressed.has(kind));
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<RecordKey & { readonly fields: RecordFields; readonly publishedAt: Date | null }>`
    select w.kind, w.key, json_build_object('site', p.site, 'category', p.category, 'slug', p.slug, 'language', p.language) as fields,
      p.published_at as "publishedAt"
    from unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ key }) => key)}::text[]) as w (kind, key) cross join lateral (
      select null as site, null as category, slug, language, null::timestamptz as published_at from site where w.kind = 'site' and slug = w.key
      union all select s.slug, null, c.slug, null, null from category c join site s on s.id = c.site_id where w.kind = 'category' and c.slug = w.key
      union all select s.slug, null, p.slug, p.language, null from page p join site s on s.id = p.site_id
        where w.kind = 'page' and s.slug = split_part(w.key, '/', 1) and p.slug = substr(w.key, strpos(w.key, '/') + 1)
      union all select s.slug, c.slug, a.slug, null, a.published_at from article a join category c on c.id = a.category_id join site s on s.id = a.site_id
        where w.kind = 'article' and a.slug = w.key
    ) as p`.execute(db);
  return new Map(
    rows.map(({ kind, key, fields, publishedAt }) => [
      recordName({ kind, key }),
      { kind, fields: { ...fields, publishedAt: publishedAt?.toISOString() } },
    ]),
  );
}

/** Kinds whose records have pages of their own. */
const addressed: ReadonlySet<Kind> = new Set(["site", "category", "article", "page"]);

export interface Move {
  readonly from: string;
  /** undefined: gone for good. */
  readonly to: string | undefined;
  /** Whether visitors knew it: of what was never public no address is answered, which would say that it was there. */
  readonly wasPublic: boolean;
}

/** Answers from now on where addresses were; an address that is in use again answers for itself. */
export async function recordMoves(
  transaction: Kysely<Database>,
  changeSetId: string,
  moves: readonly Move[],
  used: readonly string[],
): Promise<void> {
  for (const { from, to, wasPublic } of moves) {
    // Who was sent here is sent on at once; where that leads back to itself, nothing is left to lead to.
    await transaction
      .updateTable("redirect")
      .set({ target: sql<string | null>`nullif(${to ?? null}, path)` })
      .where("target", "=", from)
      .execute();
    if (!wasPublic) continue;
    const row = { target: to ?? null, change_set_id: changeSetId };
    await transaction
      .insertInto("redirect")
      .values({ path: from, ...row })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute();
  }
  if (used.length > 0)
    await transaction
      .deleteFrom("redirect")
      .where("path", "=", sql<string>`any(${used}::text[])`)
      .execute();
}
