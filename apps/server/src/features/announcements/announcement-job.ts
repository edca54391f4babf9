import { type PeriodicJob, startPeriodicJob } from "../../services/periodic-job.ts";
import type { Config } from "../../config/config.ts";
import { announceDue, type AnnounceOptions } from "./announce-due.ts";
import { indexNow } from "./index-now.ts";
import { createPoster } from "./post.ts";
import { keepTargets, type Target } from "./targets.ts";
import { webSub } from "./web-sub.ts";

export interface AnnouncementJobOptions extends Omit<AnnounceOptions, "targets"> {
  readonly config: Pick<Config, "publicOrigin" | "indexNow" | "webSubHub">;
  /** Milliseconds between two looks at what is due. */
  readonly interval: number;
  /** Milliseconds that a target has for its answer. */
  readonly timeout: number;
}

/** Announces what is published to the targets that are configured; without any, what was kept for them goes. */
export async function startAnnouncementJob({
  config,
  interval,
  timeout,
  ...options
}: AnnouncementJobOptions): Promise<PeriodicJob | undefined> {
  const { publicOrigin: origin, indexNow: engines, webSubHub: hub } = config;
  const poster = createPoster(timeout);
  const targets: readonly Target[] =
    origin === undefined
      ? []
      : [...(engines ? [indexNow({ ...engines, origin, poster })] : []), ...(hub === undefined ? [] : [webSub({ hub, origin, poster })])];
  await keepTargets(
    options.db,
    targets.map(({ name }) => name),
  );
  if (targets.length === 0) return undefined;
  const job = startPeriodicJob({
    run: (signal) => announceDue({ ...options, targets }, signal),
    onError: (error) => options.log.warn({ err: error }, "What is published could not be announced; it is tried again"),
    interval,
    delay: interval,
  });
  return {
    async close() {
      await job.close();
      await poster.close();
    },
  };
}
