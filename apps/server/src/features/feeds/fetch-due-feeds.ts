import { createHash } from "node:crypto";
import type { FeedItem } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import pLimit from "p-limit";
import { notify } from "../../content/tags.ts";
import { tryWithLock } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/schema.ts";
import type { Log } from "../../services/log.ts";
import { type FeedFetcher, FeedRefused, TOO_LARGE } from "./fetch-feed.ts";
import { parseFeed } from "./parse-feed.ts";
import { wantedFeeds } from "./wanted-feeds.ts";

export interface FetchFeedsOptions {
  readonly db: Kysely<Database>;
  readonly log: Pick<Log, "info" | "warn">;
  readonly fetcher: FeedFetcher;
  /** Of feeds; others are not fetched. */
  readonly hosts: ReadonlySet<string>;
  /** Milliseconds between two looks at a feed, by all processes together. */
  readonly interval: number;
}

const AT_ONCE = 4;

/** Fetches the feeds that are due now. @returns false where another process is at it */
export const fetchDueFeeds = async (options: FetchFeedsOptions, signal: AbortSignal): Promise<boolean> =>
  (await tryWithLock(options.db, "feeds", () => fetchAndStoreDue(options, signal).then(() => true))) ?? false;

async function fetchAndStoreDue(options: FetchFeedsOptions, signal: AbortSignal): Promise<void> {
  const { db, log, hosts, interval } = options;
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
    await fetchAndStore(address, options, signal).catch((error: unknown) =>
      log.warn({ err: error, address }, "A feed could not be stored"),
    );
  });
}

async function fetchAndStore(address: string, { db, log, fetcher }: FetchFeedsOptions, signal: AbortSignal): Promise<void> {
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
