/** Does work that is requested often at most once per gap. */
export interface Throttle {
  /** Does the work now, or as soon as the gap after the last time has passed; never twice at a time. */
  request(): void;
  /** Waits for work under way; none follows. */
  close(): Promise<void>;
}

/** @param work never rejects. @param gapMs time between the end of one and the start of the next. */
export function createThrottle(gapMs: number, work: () => Promise<void>): Throttle {
  let requested = false;
  let closed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const run = (): void => {
    requested = false;
    running = work().then(() => {
      running = undefined;
      if (!closed) timer = setTimeout(onGapOver, gapMs);
    });
  };
  const onGapOver = (): void => {
    timer = undefined;
    if (requested) run();
  };

  return {
    request() {
      requested = true;
      if (!closed && !running && !timer) run();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
