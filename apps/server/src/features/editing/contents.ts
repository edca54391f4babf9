/** What a change set holds, as whoever may read a part of it sees it: each record by itself, for they may be long. */
import type { Kind, RecordFields } from "@portal/domain/records";
import { type Kysely, type Selectable, sql } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { DraftTable } from "../../database/editing-tables.ts";
import type { Database } from "../../database/schema.ts";
import { addressOf } from "./addresses.ts";
import type { ChangeSet } from "./change-set-store.ts";
import { digestOf, type Edition } from "./editions.ts";
import { type Actor, mayRead } from "./refused.ts";
import type { EditingTools } from "./tools.ts";

interface Summary {
  /** null: it has none, or is to be deleted. */
  readonly title: string | null;
  readonly isDeletion: boolean;
  /** Path of its page; null: it has none of its own, or is to be deleted. */
  readonly path: string | null;
}
export type DraftSummary = Omit<Selectable<DraftTable>, "record" | "change_set_id" | "updated_by"> & Summary;
export type EditionSummary = Omit<Edition, "record" | "id" | "change_set_id" | "revision"> & Summary;

export interface Contents {
  readonly drafts: readonly DraftSummary[];
  /** Of the revision that was submitted last. */
  readonly editions: readonly EditionSummary[];
  /** Of all its editions; null: there are none. */
  readonly digest: string | null;
  /** Drafts and editions of sites whose records the actor may not read. */
  readonly hidden: number;
}

const title = sql<string | null>`nullif(btrim(coalesce(record ->> 'title', record ->> 'name')), '')`.as("title");
/** What its address is made of. */
const named = sql<RecordFields | null>`
  case when record is not null then jsonb_build_object(
    'slug', record -> 'slug', 'site', record -> 'site', 'category', record -> 'category', 'language', record -> 'language') end`.as(
  "named",
);

export async function contentsOf(
  { db, ministry }: Pick<EditingTools, "db" | "ministry">,
  actor: Actor,
  { id, revision }: ChangeSet,
): Promise<Contents> {
  const drafts = await db
    .selectFrom("draft")
    .select(["kind", "key", "former_key", "site", "base_hash", "successor", "version", "authors", "updated_at", title, named])
    .select(sql<boolean>`record is null`.as("isDeletion"))
    .where("change_set_id", "=", id)
    .orderBy("kind")
    .orderBy("key")
    .execute();
  const editions = await db
    .selectFrom("edition")
    .select([
      "kind",
      "key",
      "former_key",
      "site",
      "base_hash",
      "hash",
      "successor",
      "authors",
      "note",
      "sealed_at",
      "erased_at",
      title,
      named,
    ])
    .select(sql<boolean>`hash is null`.as("isDeletion"))
    .where("change_set_id", "=", id)
    .where("revision", "=", revision)
    .orderBy("kind")
    .orderBy("key")
    .execute();
  const readable = <Row extends { readonly kind: string; readonly site: string | null; readonly named: RecordFields | null }>(
    rows: readonly Row[],
  ) =>
    rows
      .filter(({ site }) => mayRead(actor, site))
      .map(({ named, ...row }) => ({ ...row, path: (named && addressOf(row.kind as Kind, named, ministry)) ?? null }));
  const shown = { drafts: readable(drafts), editions: readable(editions) };
  return {
    ...shown,
    digest: editions.length > 0 ? digestOf(editions) : null,
    hidden: drafts.length + editions.length - shown.drafts.length - shown.editions.length,
  };
}

/** One record of the revision that was submitted last. */
export const findEdition = (db: Kysely<Database>, { id, revision }: ChangeSet, { kind, key }: RecordKey): Promise<Edition | undefined> =>
  db
    .selectFrom("edition")
    .selectAll()
    .where("change_set_id", "=", id)
    .where("revision", "=", revision)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
