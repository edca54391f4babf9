/** What is published by a moment: all change sets that are scheduled until then, in their order, and the one that the preview is of. */
import type { Kind } from "@portal/domain/records";
import { diagnosticMessage } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { ArticleWords } from "../../content/found/article-words.ts";
import { findArticles } from "../../content/found/write-articles.ts";
import { beforePreview } from "../../database/preview-transactions.ts";
import type { Database } from "../../database/schema.ts";
import { type Placed, readPlaces } from "../editing/addresses.ts";
import { type ChangeSet, updateChangeSet } from "../editing/change-set-store.ts";
import { contentsOf, type Edition, editionsOf, type Problem } from "../editing/editions.ts";
import { planEnd } from "../editing/end.ts";
import { moveAddresses, prepareEditions, requireBase, writeEditions } from "../editing/publish.ts";
import { refusalOf } from "../editing/refused.ts";
import type { EditingTools } from "../editing/tools.ts";
import { type Apply, NotPublishable } from "./load-as-if-published.ts";
import { keyOfContents, type Prepared, type PreparedSets } from "./prepared-sets.ts";

interface PreviewedTools extends EditingTools {
  /** Of previews alone: its connections keep their plans. */
  readonly previews: Kysely<Database>;
  /** What was prepared before. */
  readonly known: PreparedSets;
}

/**
 * Prepares, outside of any transaction, what is published by a moment if a change set is, or is not.
 * @param own as it was just read. @param isWithout it is left out, also where it is scheduled
 * @throws NotPublishable
 */
export async function prepareDue(
  { previews, known, ...tools }: PreviewedTools,
  own: ChangeSet,
  { asOf, isWithout }: { readonly asOf: Date; readonly isWithout: boolean },
): Promise<Apply> {
  const [due, key] = await beforePreview(previews, (db) =>
    Promise.all([dueSets(db, own.id, asOf), own.state === "published" || isWithout ? undefined : keyOfContents(db, own)]),
  );
  const prepareOwn = async (name: string): Promise<Prepared> => {
    const prepared = await explained(async () => prepareSet(tools, await contentsOf(tools.db, own)));
    // What was changed meanwhile is not what was named.
    if ((await keyOfContents(tools.db, own)) === name) known.keep(name, prepared);
    return prepared;
  };
  const ownPrepared = key === undefined ? undefined : (known.get(key) ?? (await prepareOwn(key)));
  const others = new Map<string, Prepared>();
  for (const set of due) {
    const prepared = await unlessRefused(async () => prepareSet(tools, await editionsOf(tools.db, set)));
    if (prepared) others.set(set.id, prepared);
  }
  return async (transaction) => {
    const inside = { ...tools, db: transaction, found: new Map<string, ArticleWords | undefined>() };
    const publishOthers = async (): Promise<void> => {
      for (let set = await nextDue(transaction, own.id, asOf); set; set = await nextDue(transaction, own.id, asOf)) {
        const next = set;
        await sql`savepoint due`.execute(transaction);
        const published = await unlessRefused(async () => {
          // The end of a publication is made by it.
          const prepared = others.get(next.id) ?? (await prepareSet(inside, await editionsOf(transaction, next)));
          const before = await requireBase(transaction, prepared.editions);
          await publishHere(inside, next, { ...prepared, before }, asOf);
          return next;
        });
        if (published) continue;
        // Publishing leaves it out as well, and says so to those whom it concerns.
        await sql`rollback to savepoint due`.execute(transaction);
        await updateChangeSet(transaction, next.id, { state: "needs attention" });
      }
    };
    if (due.length > 0) await publishOthers();
    if (ownPrepared) await explained(() => publishHere(inside, own, { ...ownPrepared, before: undefined }, asOf));
    // Its own end may have come by then; of the others none is left.
    if (own.expire_at) await publishOthers();
    return () =>
      findArticles(
        transaction,
        [...inside.found].map(([slug, words]) => ({ slug, words })),
      );
  };
}

const prepareSet = async (tools: EditingTools, editions: readonly Edition[]): Promise<Prepared> => ({
  editions,
  changes: await prepareEditions(tools, editions),
});

interface TransactionTools extends EditingTools {
  /** Of the articles that were written, by their slugs. */
  readonly found: Map<string, ArticleWords | undefined>;
}

interface Publication extends Prepared {
  /** Its records until now; undefined: they are read here. */
  readonly before: ReadonlyMap<string, Placed> | undefined;
}

/** As publishing does it, but for what it asks of people. */
async function publishHere(tools: TransactionTools, set: ChangeSet, { editions, changes, before }: Publication, asOf: Date): Promise<void> {
  const { db: transaction, found } = tools;
  const bases = editions.map(({ kind, key, former_key }) => ({ kind: kind as Kind, key: former_key ?? key }));
  // What takes it back at its end is made from its history.
  const writer = set.expire_at ? ({ origin: "change set", changeSetId: set.id, author: undefined } as const) : undefined;
  const move = async (): Promise<void> =>
    moveAddresses(transaction, tools, { id: set.id, editions, before: before ?? (await readPlaces(transaction, bases)), moment: asOf });
  // At once: each round trip costs as much as a statement. Records are read in one that is asked for first, and written after an answer.
  const results = await Promise.allSettled([move(), writeEditions(transaction, { ...changes, isFoundLater: true }, writer)]);
  // Both have ended: nothing is written any more once this is taken back.
  for (const result of results.toReversed()) if (result.status === "rejected") throw result.reason;
  // What is due is asked for again, and an end is planned of what is published; nothing else reads the set.
  if (set.state === "scheduled" || set.expire_at) {
    const published = await updateChangeSet(transaction, set.id, { state: "published", published_at: asOf });
    if (published.expire_at) await planEnd(transaction, published, editions);
  }
  for (const { kind, key, formerKey } of changes.renames)
    if (kind === "article" && found.has(formerKey)) found.set(key, found.get(formerKey));
  for (const { entry, words } of changes.ready) if (entry.kind === "article") found.set(entry.key, words);
}

const scheduledUntil = (db: Kysely<Database>, own: string, asOf: Date) =>
  db
    .selectFrom("change_set")
    .selectAll()
    .where("state", "=", "scheduled")
    .where("publish_at", "<=", asOf)
    .where("id", "<>", own)
    .orderBy("publish_at")
    .orderBy("id");

const dueSets = (db: Kysely<Database>, own: string, asOf: Date): Promise<ChangeSet[]> => scheduledUntil(db, own, asOf).execute();
const nextDue = (db: Kysely<Database>, own: string, asOf: Date): Promise<ChangeSet | undefined> =>
  scheduledUntil(db, own, asOf).limit(1).executeTakeFirst();

/** @returns undefined where publishing would refuse */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return undefined;
  }
}

/** @throws NotPublishable where publishing would refuse */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const problems = refusal.code === "invalid" && Array.isArray(refusal.details) ? (refusal.details as readonly Problem[]) : [];
    const reasons = problems.flatMap(({ kind, key, findings }) => findings.map((one) => `${kind} ${key}: ${diagnosticMessage(one)}`));
    throw new NotPublishable(reasons.length === 0 ? [refusal.message] : reasons);
  }
}
