/** Thrown where so many wait already that one more would only make all slower. */
export class Busy extends Error {
  constructor() {
    super("Too many ask at once; ask again in a few seconds.");
  }
}

/** Runs at most `atOnce` works together; at most `waiting` more wait their turn, others are turned away. @throws Busy */
export function bounded(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Busy();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
