import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds that one slice may hold the event loop, with room under the 20 that are promised. */
export const SLICE_MS = 10;
/** Items between two looks at the clock. */
export const CLOCK_CHECK_INTERVAL = 32;

/** Does something to each, and lets everything else of the process run in between. */
export async function inSlices<T>(all: readonly T[], each: (one: T) => void): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (const [index, one] of all.entries()) {
    each(one);
    if (index % CLOCK_CHECK_INTERVAL !== CLOCK_CHECK_INTERVAL - 1 || performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  }
}
