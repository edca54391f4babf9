/** Suggestions find titles by their beginnings, in one step each; the index of all their trigrams, the dearest to keep, has no reader any more. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index if not exists search_document_begins on search_document (language, left(title, 200) text_pattern_ops, at);
    drop index if exists search_document_title;
  `.execute(db);
}
