import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Kind } from "./line-schema.ts";
import type { Body, Entry } from "./records.ts";

/** What the database already has under an entry's key. */
export interface StoredState {
  readonly contentHash: string;
  readonly sourceHash: string | undefined;
  readonly sanitizerVersion: string | undefined;
}

/** Stored state by the key of entries, for the kinds where knowing it saves work. */
export async function loadStoredState(db: Kysely<Database>, entries: readonly Entry[]): Promise<ReadonlyMap<Entry, StoredState>> {
  const known = new Map<Entry, StoredState>();
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
      if (row) known.set(entry, { contentHash: row.content_hash, sourceHash: row.source_hash, sanitizerVersion: row.sanitizer_version });
    }
  }
  return known;
}

interface KnownRow {
  readonly key: string;
  readonly content_hash: string;
  readonly source_hash?: string;
  readonly sanitizer_version?: string;
}

const queries = new Map<Kind, (db: Kysely<Database>, keys: readonly string[]) => Promise<KnownRow[]>>([
  [
    "article",
    (db, keys) =>
      db
        .selectFrom("article")
        .select(["slug as key", "content_hash", "source_hash", "sanitizer_version"])
        .where("slug", "=", sql<string>`any(${keys}::text[])`)
        .execute(),
  ],
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
        .select([sql<string>`site.slug || '/' || page.slug`.as("key"), "page.content_hash", "source_hash", "sanitizer_version"])
        .where(sql<string>`site.slug || '/' || page.slug`, "=", sql<string>`any(${keys}::text[])`)
        .execute(),
  ],
  [
    "question",
    (db, keys) =>
      db
        .selectFrom("question")
        .innerJoin("site", "site.id", "question.site_id")
        .select([sql<string>`site.slug || '/' || question.slug`.as("key"), "question.content_hash", "source_hash", "sanitizer_version"])
        .where(sql<string>`site.slug || '/' || question.slug`, "=", sql<string>`any(${keys}::text[])`)
        .execute(),
  ],
]);

/** Sanitised content of articles, by slug, to be used again. */
export async function loadContents(db: Kysely<Database>, slugs: readonly string[]): Promise<ReadonlyMap<string, Body["content"]>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("article")
    .select(["slug", "content"])
    .where("slug", "=", sql<string>`any(${slugs}::text[])`)
    .execute();
  return new Map(rows.map(({ slug, content }) => [slug, content as Body["content"]]));
}
