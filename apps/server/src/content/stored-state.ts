import type { Kind } from "@portal/domain/records";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Body, Entry } from "./records.ts";
import { SANITIZER_VERSION } from "./sanitizer/index.ts";

/** What the database already has under an entry's key. */
export interface StoredState {
  readonly contentHash: string;
  readonly sanitizerVersion: string | undefined;
  /** Of an article that is changed elsewhere than in its content: that, as it was sanitised. */
  readonly content: Body["content"] | undefined;
}

/** Stored state by the key of entries, for the kinds where knowing it saves work. */
export async function loadStoredState(db: Kysely<Database>, entries: readonly Entry[]): Promise<ReadonlyMap<Entry, StoredState>> {
  const known = new Map<Entry, StoredState>();
  for (const [entry, state] of await articleStates(
    db,
    entries.filter((entry) => entry.kind === "article"),
  ))
    known.set(entry, state);
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  for (const [kind, query] of queries) {
    const wanted = byKind.get(kind) ?? [];
    if (wanted.length === 0) continue;
    const rows = await query(
      db,
      wanted.map(({ key }) => key),
    );
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const entry of wanted) {
      const row = byKey.get(entry.key);
      if (row) known.set(entry, stateOf(row));
    }
  }
  return known;
}

interface KnownRow {
  readonly key: string;
  readonly content_hash: string;
  readonly sanitizer_version?: string;
}

const queries = new Map<Kind, (db: Kysely<Database>, keys: readonly string[]) => Promise<KnownRow[]>>([
  [
    "file",
    (db, keys) =>
      db
        .selectFrom("file")
        .select(["path as key", "content_hash"])
        .where("path", "=", sql<string>`any(${keys}::text[])`)
        .execute(),
  ],
  [
    "page",
    (db, keys) =>
      db
        .selectFrom("page")
        .innerJoin("site", "site.id", "page.site_id")
        .select([sql<string>`site.slug || '/' || page.slug`.as("key"), "page.content_hash", "sanitizer_version"])
        .where(sql<string>`site.slug || '/' || page.slug`, "=", sql<string>`any(${keys}::text[])`)
        .execute(),
  ],
  [
    "question",
    (db, keys) =>
      db
        .selectFrom("question")
        .innerJoin("site", "site.id", "question.site_id")
        .select([sql<string>`site.slug || '/' || question.slug`.as("key"), "question.content_hash", "sanitizer_version"])
        .where(sql<string>`site.slug || '/' || question.slug`, "=", sql<string>`any(${keys}::text[])`)
        .execute(),
  ],
]);

/** By one statement: previews wait for each. Content is large: it comes only where it is used again. */
async function articleStates(
  db: Kysely<Database>,
  entries: readonly Entry<"article">[],
): Promise<readonly (readonly [Entry<"article">, StoredState])[]> {
  if (entries.length === 0) return [];
  const column = (valueOf: (entry: Entry<"article">) => string) => sql`${entries.map(valueOf)}::text[]`;
  const { rows } = await sql<KnownRow & { readonly index: string; readonly content: Body["content"] | null }>`
    select w.index, a.slug as key, a.content_hash, a.sanitizer_version,
      case when a.content_hash <> w.content_hash and a.source_hash = w.source_hash and a.sanitizer_version = ${SANITIZER_VERSION} then a.content end as content
    from unnest(${column(({ key }) => key)}, ${column(({ hash }) => hash)}, ${column(({ body }) => body.sourceHash)})
      with ordinality as w (slug, content_hash, source_hash, index)
    join article a on a.slug = w.slug`.execute(db);
  return rows.flatMap(({ index, content, ...row }) => {
    const entry = entries[Number(index) - 1];
    return entry ? [[entry, stateOf(row, content ?? undefined)] as const] : [];
  });
}

const stateOf = (row: KnownRow, content?: Body["content"]): StoredState => ({
  contentHash: row.content_hash,
  sanitizerVersion: row.sanitizer_version,
  content,
});
