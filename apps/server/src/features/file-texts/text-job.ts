import { type PeriodicJob, type PeriodicJobOptions, startPeriodicJob } from "../../services/periodic-job.ts";
import { type ReadFilesOptions, readWaitingFiles } from "./read-waiting-files.ts";

type TextJobOptions = ReadFilesOptions & Pick<PeriodicJobOptions, "interval" | "delay">;

/** Reads the words of Word, Excel, CSV and PDF files once, so that search finds the documents that they are attached to. */
export const startTextJob = ({ interval, delay, ...options }: TextJobOptions): PeriodicJob =>
  startPeriodicJob({
    run: (signal) => readWaitingFiles(options, signal),
    onError: (error) => options.log.warn({ err: error }, "The words of files could not be read; it is tried again"),
    interval,
    delay,
  });
