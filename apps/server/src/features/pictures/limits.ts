const MB = 1024 * 1024;

/** Bounds of a picture that smaller ones are made of, and of the process that makes them. A larger one is shown as it is. */
export const pictureLimits: Readonly<Record<"bytes" | "pixels" | "memoryBytes" | "processorMilliseconds" | "milliseconds", number>> = {
  bytes: 30 * MB,
  /** Of the unpacked picture; 50 million are 200 MB of memory. */
  pixels: 50_000_000,
  /** Of the process, with all that it reads and makes; one with nothing to do has 80 MB. */
  memoryBytes: 600 * MB,
  /** Of the processor, for all sizes of one picture; an honest one takes five. */
  processorMilliseconds: 60_000,
  /** Wall clock, for a machine that has too much to do: that says nothing about the picture, which is tried again. */
  milliseconds: 15 * 60_000,
};
