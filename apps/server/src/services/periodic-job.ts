export interface PeriodicJobOptions {
  /** One run. Its signal is aborted where the job is closed: end soon. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds from the end of a run to the next. */
  readonly interval: number;
  /** Milliseconds before the first. */
  readonly delay: number;
}

export interface PeriodicJob {
  /** Ends what is under way, and waits for that. */
  close(): Promise<void>;
}

/** Part of the time by which a run comes earlier or later: processes and portals should not all work, and send requests, at once. */
const JITTER = 0.1;

/** Runs again and again, one run at a time; it keeps no process alive. */
export function startPeriodicJob({ run, onError, interval, delay }: PeriodicJobOptions): PeriodicJob {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const schedule = (after: number): void => {
    timer = setTimeout(tick, after * (1 - JITTER + Math.random() * 2 * JITTER));
    timer.unref();
  };
  const tick = (): void => {
    running = run(ending.signal)
      .catch(onError)
      .finally(() => {
        if (!ending.signal.aborted) schedule(interval);
      });
  };
  schedule(delay);
  return {
    async close() {
      clearTimeout(timer);
      ending.abort();
      await running;
    },
  };
}
