import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "./log.ts";

/** Work that no answer waits for, so that the time of an answer does not show what the work was. */
export interface Background {
  /** Starts the work some time later. */
  later(work: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
  /** Starts what has not started yet, and waits for all of it. */
  close(): Promise<void>;
}

export interface BackgroundOptions {
  readonly log: Pick<Log, "error">;
  /**
   * Milliseconds between which the delay is drawn, in production BACKGROUND_DELAY: a visitor who asks again at once must not see by that
   * answer's time whether there was something to do.
   */
  readonly delay: readonly [from: number, to: number];
}

export const BACKGROUND_DELAY = [100, 1_000] as const;

export function createBackground({ log, delay: [from, to] }: BackgroundOptions): Background {
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    idle,
    later(work) {
      const done = sleep(from + Math.random() * (to - from), undefined, { signal: ending.signal })
        .catch(() => undefined)
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, "Something that a visitor asked for could not be done after the answer"))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async close() {
      ending.abort();
      await idle();
    },
  };
}
