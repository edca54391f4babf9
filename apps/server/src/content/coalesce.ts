export interface Coalescer {
  add(key: string): void;
  close(): void;
}

/**
 * Hands on each key at most once in an interval: at once where it was quiet before, else at the interval's end, and the last one always.
 * @param interval - milliseconds
 */
export function coalesce(interval: number, handOn: (key: string) => void): Coalescer {
  /** Keys handed on less than an interval ago, and whether they came again. */
  const recent = new Map<string, { timer: NodeJS.Timeout; again: boolean }>();
  const pass = (key: string): void => {
    const timer = setTimeout(() => {
      const again = recent.get(key)?.again === true;
      recent.delete(key);
      if (again) pass(key);
    }, interval);
    timer.unref();
    recent.set(key, { timer, again: false });
    handOn(key);
  };
  return {
    add(key) {
      const known = recent.get(key);
      if (known) known.again = true;
      else pass(key);
    },
    close() {
      for (const { timer } of recent.values()) clearTimeout(timer);
      recent.clear();
    },
  };
}
