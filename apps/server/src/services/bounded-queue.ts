import pLimit from "p-limit";

/** Thrown where so many wait already that one more would only make all slower. */
export class Busy extends Error {
  constructor() {
    super("Too many ask at once; ask again in a few seconds.");
  }
}

/** Runs at most `atOnce` tasks together; at most `waiting` more wait their turn, others are turned away. @throws Busy */
export function boundedQueue(atOnce: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce);
  return async (task) => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= waiting) throw new Busy();
    return limit(task);
  };
}
