/** Time in which the event loop was free to read what came; while it is busy, what comes waits and is not lost. */
export interface ResponsiveTime {
  /** Milliseconds so far. */
  now(): number;
  close(): void;
}

const TICK_MS = 100;
/** A longer pause between two turns of the event loop counts no more than this: what came meanwhile waits in the sockets. */
const LONGEST_TURN_MS = 400;

/** Runs as `performance.now()` does, and stands still while the event loop is busy with one thing or the process does not run at all. */
export function measureResponsiveTime(): ResponsiveTime {
  let time = 0;
  let last = performance.now();
  const sinceLast = (): number => Math.min(performance.now() - last, LONGEST_TURN_MS);
  const timer = setInterval(() => {
    time += sinceLast();
    last = performance.now();
  }, TICK_MS).unref();
  return { now: () => time + sinceLast(), close: () => clearInterval(timer) };
}
