/** Too much is waiting already: try again in some seconds. */
export class PoolFull extends Error {
  override readonly name = "PoolFull";
}

export interface Pool {
  /** @throws PoolFull */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Runs a few tasks at once, lets some wait in their order, and refuses the rest. */
export function createPool({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Pool {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(task) {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw new PoolFull("Too many passwords wait to be checked; try again in some seconds.");
        // The one that ends hands its place on: no one can slip in between.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await task();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
