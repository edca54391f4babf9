import { type PeriodicJob, type PeriodicJobOptions, startPeriodicJob } from "../../services/periodic-job.ts";
import { type ResizeOptions, resizeWaitingPictures } from "./resize-waiting-pictures.ts";

type PictureJobOptions = ResizeOptions & Pick<PeriodicJobOptions, "interval" | "delay">;

/** Makes the smaller sizes of bitmaps once after they are stored, and of those that were stored before there was this job. */
export const startPictureJob = ({ interval, delay, ...options }: PictureJobOptions): PeriodicJob =>
  startPeriodicJob({
    run: (signal) => resizeWaitingPictures(options, signal),
    onError: (error) => options.log.warn({ err: error }, "Sizes of pictures could not be made; it is tried again"),
    interval,
    delay,
  });
