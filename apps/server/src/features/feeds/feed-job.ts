import { createHash } from "node:crypto";
import type { FeedItem } from "@portal/core";
import { type Kysely, sql } from "kysely";
import pLimit from "p-limit";
import { notify } from "../../content/tags.ts";
import type { Database } from "../../database/schema.ts";
import type { StartLog } from "../../database/start-log.ts";
import { createFeedFetcher, type FeedFetcher, type FeedFetcherOptions, FeedRefused, TOO_LARGE } from "./fetch-feed.ts";
import { parseFeed } from "./parse-feed.ts";
import { wantedFeeds } from "./wanted-feeds.ts";

export interface FeedJobOptions extends FeedFetcherOptions {
  readonly db: Kysely<Database>;
  readonly log: StartLog;
  /** Milliseconds between two looks at a feed, by all processes together. */
  readonly interval: number;
  /** Milliseconds before the first. */
  readonly delay: number;
}

export interface FeedJob {
  /** Fetches what is due now; false where another process is at it. */
  run(): Promise<boolean>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** Any number, the same in every process of the portal. */
const jobLock = 7_301_040;
const AT_ONCE = 4;

/** Brings the items of feeds on configured hosts into the database, from where pages read them. */
export function startFeedJob({ db, log, interval, delay, ...options }: FeedJobOptions): FeedJob {
  const fetcher = createFeedFetcher(options);
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const run = () => underLock(db, () => fetchDue({ db, log, fetcher, hosts: options.hosts, interval, signal: ending.signal }));
  const schedule = (after: number): void => {
    // Up to a tenth earlier or later: processes and portals should not all send requests at once.
    timer = setTimeout(tick, after * (0.9 + Math.random() * 0.2));
    timer.unref();
  };
  const tick = (): void => {
    running = run()
      .catch((error: unknown) => log.warn({ err: error }, "Feeds could not be fetched; what is stored stands"))
      .finally(() => {
        if (!ending.signal.aborted) schedule(interval);
      });
  };
  schedule(delay);

  return {
    run,
    async close() {
      clearTimeout(timer);
      ending.abort();
      await running;
      await fetcher.close();
    },
  };
}

async function underLock(db: Kysely<Database>, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${sql.lit(jobLock)}) as got`.execute(connection);
    if (!rows[0]?.got) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(jobLock)})`.execute(connection);
    }
    return true;
  });
}

interface Work extends Pick<FeedJobOptions, "db" | "log" | "hosts" | "interval"> {
  readonly fetcher: FeedFetcher;
  readonly signal: AbortSignal;
}

async function fetchDue(work: Work): Promise<void> {
  const { db, log, hosts, interval, signal } = work;
  const ours = (await wantedFeeds(db)).filter((address) => hosts.has(new URL(address).host));
  if (ours.length === 0) return;
  const recent = await db
    .selectFrom("feed")
    .select("address")
    .where("address", "in", ours)
    // Less than the interval, which is never kept to the second.
    .where(sql<boolean>`tried_at > now() - make_interval(secs => ${(interval / 1000) * 0.8})`)
    .execute();
  const waiting = new Set(ours);
  for (const { address } of recent) waiting.delete(address);
  await pLimit(AT_ONCE).map(waiting, async (address) => {
    if (signal.aborted) return;
    // A rejection would end the job, and its lock, while the other feeds are still under way.
    await fetchAndStore(address, work).catch((error: unknown) => log.warn({ err: error, address }, "A feed could not be stored"));
  });
}

async function fetchAndStore(address: string, { db, log, fetcher, signal }: Work): Promise<void> {
  let items: FeedItem[] | undefined;
  let failure: string | null = null;
  try {
    items = parseFeed(await fetcher.fetch(address, signal), address);
  } catch (error) {
    if (signal.aborted) return;
    failure = reasonOf(error);
    log.warn({ address, failure }, "A feed could not be fetched; its stored items stand");
  }
  await store(db, address, items, failure);
}

/** undici wraps what a lookup throws. */
function reasonOf(error: unknown): string {
  if (error instanceof FeedRefused) return error.message;
  const { cause, name, code } = error as Error & { code?: string };
  if (cause instanceof FeedRefused) return cause.message;
  if (name === "TimeoutError") return "The host took too long.";
  if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return TOO_LARGE;
  return `The host could not be read (${code ?? name}).`;
}

/** Without items those stored stay; equal ones are no change, and pages stay in their caches. */
async function store(db: Kysely<Database>, address: string, items: FeedItem[] | undefined, failure: string | null): Promise<void> {
  const json = JSON.stringify(items ?? []);
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom("feed")
      .select(sql<boolean>`items = ${json}::jsonb`.as("same"))
      .where("address", "=", address)
      .executeTakeFirst();
    const changed = items !== undefined && before?.same !== true;
    const content = { items: json, content_hash: createHash("sha256").update(json).digest("hex"), updated_at: new Date() };
    const tried = { tried_at: new Date(), failure };
    await transaction
      .insertInto("feed")
      .values({ address, ...content, ...tried })
      .onConflict((conflict) => conflict.column("address").doUpdateSet(changed ? { ...content, ...tried } : tried))
      .execute();
    if (changed) await notify(transaction, new Set([`feed:${address}`]));
  });
}
