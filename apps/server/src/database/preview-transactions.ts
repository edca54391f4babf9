/** Transactions of previews: they write what would be published, are read, and are always rolled back. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { onOneConnection, OUTDATED_PLAN, rolledBack } from "./prepared-db.ts";
import type { Database } from "./schema.ts";
import { outsideWholeTransaction } from "./whole-transaction.ts";

/** Of the database's sessions while they have such a transaction. */
const NAME = "portal preview";

/** Milliseconds that such a transaction may take; tests give it more, and less. */
export const PREVIEW_MS = 2_000;
/** Milliseconds for which a publication waits for a preview before it ends it. */
const PATIENCE_MS = 50;
/** Milliseconds between two looks at what a publication waits for. */
const LOOK_MS = 20;

/** It took longer than it may. */
export class PreviewTimeout extends Error {
  constructor(ms: number) {
    super(`A preview was given up after ${ms} ms.`);
  }
}

/** Errors of a transaction that somebody ended (an operator, a deadlock), or whose plans a migration did. */
const ENDED: ReadonlySet<string | undefined> = new Set(["57014", "40P01", ...OUTDATED_PLAN]);

export interface PreviewTransactions {
  /** Of the transactions. */
  readonly previews: Kysely<Database>;
  /** Over which a transaction that takes too long is ended. */
  readonly administration: Kysely<Database>;
  /** Milliseconds that one may take. */
  readonly limit: number;
}

type Work<T> = (transaction: Kysely<Database>, signal: AbortSignal) => Promise<T>;

/**
 * Works in a transaction that is rolled back. One that was ended, by a publication for instance, is tried once more.
 * @param signal - aborted: no one waits for it any more
 * @throws PreviewTimeout; what `work` throws; the signal's reason
 */
export async function inPreviewTransaction<T>(options: PreviewTransactions, signal: AbortSignal, work: Work<T>): Promise<T> {
  const first = await tryOnce(options, signal, work);
  const tried = first.isEnded ? await tryOnce(options, signal, work) : first;
  if (tried.outcome.status === "rejected") throw tried.outcome.reason;
  return tried.outcome.value;
}

interface Tried<T> {
  readonly outcome: PromiseSettledResult<T>;
  /** Not by its work: another try may go through. */
  readonly isEnded: boolean;
}

/** @throws PreviewTimeout; the signal's reason; where no transaction can be had */
async function tryOnce<T>({ previews, administration, limit }: PreviewTransactions, signal: AbortSignal, work: Work<T>): Promise<Tried<T>> {
  const late = new AbortController();
  const given = AbortSignal.any([signal, late.signal]);
  let outcome: PromiseSettledResult<T> | undefined;
  let isSessionLost = false;
  let started = Infinity;
  try {
    await rolledBack(previews, async (transaction) => {
      started = performance.now();
      // Not waited for: what the work asks first goes with it.
      const pid = begin(transaction, limit);
      // PostgreSQL's limits are for a statement, and for the time between two: what all take together ends here.
      const timer = setTimeout(() => {
        late.abort(new PreviewTimeout(limit));
        pid.then((known) => endPreview(administration, known)).catch(() => undefined); // Its limits are left.
      }, limit);
      [outcome] = await Promise.allSettled([work(transaction, given), pid]);
      clearTimeout(timer);
    });
  } catch (error) {
    if (!outcome) throw error;
    // Of a session that was ended nothing is left to roll back.
    isSessionLost = true;
  }
  given.throwIfAborted();
  if (!outcome) throw new Error("A preview's transaction ended without an outcome.");
  if (outcome.status === "fulfilled") return { outcome, isEnded: false };
  const isEnded = isSessionLost || ENDED.has((outcome.reason as { code?: string }).code);
  // PostgreSQL's limits came before the timer.
  if (isEnded && performance.now() - started >= limit) throw new PreviewTimeout(limit);
  return { outcome, isEnded };
}

/** What is asked before the transaction, on a connection of previews, which keeps its plans. Where a migration has outdated one, it is asked once more. */
export async function beforePreview<T>(previews: Kysely<Database>, work: (connection: Kysely<Database>) => Promise<T>): Promise<T> {
  try {
    return await onOneConnection(previews, work);
  } catch (error) {
    if (!ENDED.has((error as { code?: string }).code)) throw error;
    return onOneConnection(previews, work);
  }
}

/** @returns the session's process in PostgreSQL */
async function begin(transaction: Kysely<Database>, ms: number): Promise<number> {
  const limit = `${ms}`;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, set_config('application_name', ${NAME}, true),
    set_config('statement_timeout', ${limit}, true), set_config('idle_in_transaction_session_timeout', ${limit}, true)`.execute(
    transaction,
  );
  return rows[0]?.pid ?? 0;
}

const endPreview = (db: Kysely<Database>, pid: number): Promise<unknown> =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where pid = ${pid} and application_name = ${NAME}`.execute(db);

/**
 * Works in a transaction that publishes, and waits for no preview: one of whatever process that blocks it for PATIENCE_MS is ended. To cancel
 * its statement would not do: it may be between two.
 */
export const aheadOfPreviews = <T>(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    const done = new AbortController();
    // Over another connection. It is not waited for: there may be none.
    void outsideWholeTransaction(() => endBlocking(db, rows[0]?.pid ?? 0, done.signal));
    try {
      return await work(transaction);
    } finally {
      done.abort();
    }
  });

async function endBlocking(db: Kysely<Database>, waiting: number, done: AbortSignal): Promise<void> {
  const patience = `${PATIENCE_MS} ms`;
  const end = sql`select pg_terminate_backend(p.pid)
    from pg_stat_activity a, unnest(pg_blocking_pids(a.pid)) as b (pid) join pg_stat_activity p on p.pid = b.pid
    where a.pid = ${waiting} and a.wait_event_type = 'Lock' and p.application_name = ${NAME}
      and exists (select from pg_locks l where l.pid = a.pid and not l.granted and l.waitstart < clock_timestamp() - ${patience}::interval)`;
  let next = PATIENCE_MS;
  while (await isStill(next, done)) {
    next = LOOK_MS;
    // Where the database cannot be asked, the publication itself has the reason.
    await end.execute(db).catch(() => undefined);
  }
}

/** @returns false where it was done before */
const isStill = (ms: number, done: AbortSignal): Promise<boolean> => sleep(ms, true, { signal: done }).catch(() => false);
