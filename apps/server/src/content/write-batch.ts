import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Finding } from "./finding.ts";
import { orderByReferences } from "./order-batch.ts";
import { forgetFileTexts } from "./found/forget-file-texts.ts";
import { type ArticleToWrite, writeArticles } from "./found/write-articles.ts";
import { appendVersions, type Writer } from "./history.ts";
import type { Ready } from "./prepare.ts";
import type { Entry, RecordKey } from "./records.ts";
import { References } from "./references.ts";
import { type RefusedChange, removeRecords } from "./remove.ts";
import { type Rename, renameRecords } from "./rename.ts";
import { SANITIZER_VERSION } from "./sanitizer/index.ts";
import { notify, seriesTags, tagsOf } from "./tags.ts";
import { upsert, type Written } from "./upsert.ts";

/** What is to be written together, in this order. */
export interface Changes {
  readonly renames: readonly Rename[];
  readonly ready: readonly Ready[];
  readonly removals: readonly RecordKey[];
  /** It is the end of what was published: what that showed is public no longer. */
  readonly isEnd?: boolean;
  /** The caller calls `findArticles` before anything is searched. */
  readonly isFoundLater?: boolean;
}

export interface Committed {
  readonly written: readonly { readonly entry: Entry; readonly outcome: Written["outcome"] }[];
  readonly refused: readonly { readonly entry: Entry; readonly finding: Finding }[];
}

export interface CommittedChanges extends Committed {
  readonly removed: readonly RecordKey[];
  /** Renames and removals that were refused. */
  readonly refusedChanges: readonly RefusedChange[];
}

/** As `writeChanges`, where nothing is renamed or removed. */
export const writeBatch = (transaction: Kysely<Database>, ready: readonly Ready[], writer: Writer): Promise<Committed> =>
  writeChanges(transaction, { renames: [], ready, removals: [] }, writer);

/**
 * Writes changes inside the caller's transaction, and their history: all of them but those that it refuses or, where anything fails, nothing.
 * @param transaction holds the lock `import`: writers take turns, batch by batch
 * @param writer undefined: the transaction is rolled back, so that nothing is kept of it and no one is notified
 */
export async function writeChanges(
  transaction: Kysely<Database>,
  { renames, ready, removals, isEnd = false, isFoundLater = false }: Changes,
  writer: Writer | undefined,
): Promise<CommittedChanges> {
  if (renames.length + ready.length + removals.length === 0) return { written: [], refused: [], removed: [], refusedChanges: [] };
  const renamed = await renameRecords(transaction, renames);
  const articles = ready.flatMap(({ entry: { kind, key } }) => (kind === "article" ? [key] : []));
  const references = await References.load(transaction, articles);
  const { steps, refused } = orderByReferences(ready, references);
  const written: { entry: Entry; outcome: Written["outcome"] }[] = [];
  const tags = new Set<string>(renamed.tags);
  for (const step of steps) {
    const kind = step[0]?.entry.kind;
    if (!kind) continue;
    const results = await (kind === "article"
      ? writeArticles(transaction, step.map(articleOf), isFoundLater)
      : upsert(transaction, kind, step.map(rowOf)));
    for (const [index, result] of results.entries()) {
      const entry = step[index]?.entry;
      if (!entry) continue;
      written.push({ entry, outcome: result.outcome });
      if (result.outcome !== "unchanged") for (const tag of tagsOf(entry, result, references)) tags.add(tag);
    }
  }
  const files = written.flatMap(({ entry: { kind, key }, outcome }) => (kind === "file" && outcome === "changed" ? [key] : []));
  for (const tag of await forgetFileTexts(transaction, files)) tags.add(tag);
  const { removed, refused: kept, tags: tagsOfRemoved } = await removeRecords(transaction, removals, references);
  for (const tag of tagsOfRemoved) tags.add(tag);
  const committed = { written, refused, removed, refusedChanges: [...renamed.refused, ...kept] };
  if (!writer) return committed;
  if ([...tags].some((tag) => tag.startsWith("series:"))) for (const tag of await seriesTags(transaction)) tags.add(tag);
  const changed = written.flatMap(({ entry: { kind, key }, outcome }) => (outcome === "unchanged" ? [] : [{ kind, key }]));
  const known = new Set(changed.map(({ kind, key }) => `${kind} ${key}`));
  const onlyRenamed = renamed.done.filter(({ kind, key }) => !known.has(`${kind} ${key}`));
  await appendVersions(transaction, [...changed, ...onlyRenamed, ...removed], writer);
  await notify(transaction, tags, isEnd || removed.length > 0 || written.some(isWithdrawn));
  return committed;
}

/** An article that may have been public before, and has no day any more, or a later one. */
const isWithdrawn = ({ entry, outcome }: Committed["written"][number]): boolean =>
  outcome === "changed" && entry.kind === "article" && !(Date.parse(entry.row.published_at ?? "") <= Date.now());

const articleOf = (ready: Ready): ArticleToWrite => ({ row: { ...rowOf(ready), slug: ready.entry.key }, words: ready.words });

function rowOf({ entry, content }: Ready): Record<string, unknown> {
  const row = { ...entry.row, content_hash: entry.hash };
  if (!("body" in entry)) return row;
  const stamped = { ...row, source_hash: entry.body.sourceHash, sanitizer_version: SANITIZER_VERSION };
  if (entry.kind === "article") return { ...stamped, content };
  return { ...stamped, ...(entry.kind === "page" ? { given_language: entry.row.language } : {}), ...content };
}
