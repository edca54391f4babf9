import { type PeriodicJob, startPeriodicJob } from "../../services/periodic-job.ts";
import { createFeedFetcher, type FeedFetcherOptions } from "./fetch-feed.ts";
import { fetchDueFeeds, type FetchFeedsOptions } from "./fetch-due-feeds.ts";

export interface FeedJobOptions extends Omit<FetchFeedsOptions, "fetcher">, FeedFetcherOptions {
  /** Milliseconds before the first look at feeds. */
  readonly delay: number;
}

/** Brings the items of feeds on configured hosts into the database, from where pages read them. */
export function startFeedJob(options: FeedJobOptions): PeriodicJob {
  const { log, interval, delay } = options;
  const fetcher = createFeedFetcher(options);
  const job = startPeriodicJob({
    run: (signal) => fetchDueFeeds({ ...options, fetcher }, signal),
    onError: (error) => log.warn({ err: error }, "Feeds could not be fetched; what is stored stands"),
    interval,
    delay,
  });
  return {
    async close() {
      await job.close();
      await fetcher.close();
    },
  };
}
