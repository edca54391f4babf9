/** Drafts as they were submitted: sealed, and what approvals hold for. */
import { canonicalJson, type Kind } from "@portal/domain/records";
import type { Kysely, Selectable } from "kysely";
import type { Finding } from "../../content/finding.ts";
import { readLine, type ReadOptions } from "../../content/read-line.ts";
import { hashOfRecord, lineOf } from "../../content/read-records.ts";
import type { Entry, RecordKey } from "../../content/records.ts";
import { sha256 } from "../../content/values.ts";
import type { EditionTable } from "../../database/editing-tables.ts";
import type { Database } from "../../database/schema.ts";
import type { ChangeSet } from "./change-set-store.ts";
import { type Draft, draftsOf } from "./drafts.ts";

export type Edition = Selectable<EditionTable>;

/** Of the revision that was submitted last. */
export const editionsOf = (db: Kysely<Database>, { id, revision }: Pick<ChangeSet, "id" | "revision">): Promise<Edition[]> =>
  db
    .selectFrom("edition")
    .selectAll()
    .where("change_set_id", "=", id)
    .where("revision", "=", revision)
    .orderBy("kind")
    .orderBy("key")
    .execute();

/** What a change set holds now, as it would be sealed: its drafts, or what was submitted of them. */
export async function contentsOf(db: Kysely<Database>, set: ChangeSet): Promise<readonly Edition[]> {
  const drafts = set.state === "in review" ? [] : await draftsOf(db, set.id);
  if (drafts.length === 0) return editionsOf(db, set);
  return drafts.map((draft) => ({
    ...draft,
    id: "",
    revision: set.revision,
    hash: draft.record && hashOfRecord(draft.record),
    note: null,
    sealed_at: draft.updated_at,
    erased_at: null,
  }));
}

/** Equal for equal editions alone: what is approved is exactly this. */
export const digestOf = (editions: readonly Pick<Edition, "kind" | "key" | "former_key" | "hash" | "base_hash" | "successor">[]): string =>
  sha256(
    canonicalJson(
      editions.map(({ kind, key, former_key, hash, base_hash, successor }) => [kind, key, former_key, hash, base_hash, successor]),
    ),
  );

/** Seals drafts as the editions of a revision. */
export async function sealEditions(
  transaction: Kysely<Database>,
  { id, revision }: Pick<ChangeSet, "id" | "revision">,
  drafts: readonly Draft[],
  note: string | undefined,
): Promise<void> {
  const rows = drafts.map(({ kind, key, former_key, site, base_hash, record, successor, authors }) => ({
    change_set_id: id,
    revision,
    kind,
    key,
    former_key,
    site,
    base_hash,
    successor,
    authors,
    record: record && JSON.stringify(record),
    hash: record && hashOfRecord(record),
    note: note ?? null,
  }));
  await transaction.insertInto("edition").values(rows).execute();
}

export interface Problem extends RecordKey {
  readonly findings: readonly Finding[];
}

type Content = Pick<Edition, "kind" | "key" | "record">;

/** What wants to be written, as entries of the import, which checks it. Deletions have none. */
export async function entriesOf(
  db: Kysely<Database>,
  contents: readonly Content[],
  reading: ReadOptions,
): Promise<{ readonly entries: readonly Entry[]; readonly problems: readonly Problem[] }> {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  for (const [index, { kind, key, record }] of contents.entries()) {
    if (!record) continue;
    const read = readLine(await lineOf(db, { kind: kind as Kind, fields: record }), index + 1, reading);
    if (read.entry) entries.push(read.entry);
    else problems.push({ kind: kind as Kind, key, findings: read.errors });
  }
  return { entries, problems };
}
