import pLimit from "p-limit";

/** Thrown where so many wait already that one more would only make all slower. */
export class Busy extends Error {
  /** For which there was no place; undefined: for no one. */
  readonly network: string | undefined;

  constructor(network?: string) {
    super("Too many ask at once; ask again in a few seconds.");
    this.network = network;
  }
}

export interface BoundedQueue {
  /** @throws Busy */
  run<T>(task: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
  /** Tasks that were turned away since the queue was made. */
  readonly refused: number;
}

/** Runs at most `atOnce` tasks together; at most `waiting` more wait their turn, others are turned away. */
export function boundedQueue(atOnce: number, waiting: number): BoundedQueue {
  const limit = pLimit(atOnce);
  let refused = 0;
  return {
    async run(task) {
      if (limit.activeCount >= atOnce && limit.pendingCount >= waiting) {
        refused += 1;
        throw new Busy();
      }
      return limit(task);
    },
    get running() {
      return limit.activeCount;
    },
    get waiting() {
      return limit.pendingCount;
    },
    get refused() {
      return refused;
    },
  };
}
