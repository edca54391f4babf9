import { Busy } from "../../services/bounded-queue.ts";
import { fairQueue } from "../../services/fair-queue.ts";

/** Runs tasks of viewers: one of each viewer, and a few together. */
export interface Turns {
  /**
   * @param viewer - who looks, as a text
   * @param signal - aborted: no one waits any more, and a task that has not started is dropped
   * @throws Busy
   */
  run<T>(viewer: string, signal: AbortSignal, task: () => Promise<T>): Promise<T>;
}

/** Previews that run together: as many connections as they have (DATABASE_PREVIEW_CONNECTIONS) would be idle or waited for. */
const AT_ONCE = 2;
const PLACES = 32;
/** Of one viewer, the one that runs included. */
const PLACES_OF_ONE = 8;

interface Line {
  last: Promise<unknown>;
  length: number;
}

export function createTurns(): Turns {
  const queue = fairQueue(AT_ONCE, PLACES);
  const lines = new Map<string, Line>();
  return {
    async run(viewer, signal, task) {
      const line = lines.get(viewer) ?? { last: Promise.resolve(), length: 0 };
      if (line.length >= PLACES_OF_ONE) throw new Busy(viewer);
      lines.set(viewer, line);
      line.length += 1;
      const mine = line.last.then(() => queue.run(task, { network: viewer, signal }));
      line.last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(viewer);
      }
    },
  };
}
