import type { Log } from "../../services/log.ts";
import { type PeriodicJob, startPeriodicJob } from "../../services/periodic-job.ts";
import { publishDue } from "./due.ts";
import type { EditingTools } from "./tools.ts";

/** Milliseconds between two looks at what is due: what is scheduled is live within a second of its time. */
const INTERVAL = 500;

/** Publishes what is scheduled, in every process: whichever comes first. */
export const startDueJob = (tools: EditingTools, log: Pick<Log, "info" | "error">): PeriodicJob =>
  startPeriodicJob({
    run: async () => {
      const published = await publishDue(tools);
      if (published > 0) log.info({ published }, "Scheduled change sets were published");
    },
    onError: (error) => log.error({ err: error }, "Scheduled change sets could not be published; it is tried again"),
    interval: INTERVAL,
    delay: INTERVAL,
  });
