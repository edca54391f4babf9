import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds that one slice may hold the event loop, with room under the 20 that are promised. */
export const SLICE = 10;
/** Things done before the clock is looked at. */
export const STEP = 32;

/** Does something to each, and lets everything else of the process run in between. */
export async function inSlices<T>(all: readonly T[], each: (one: T) => void): Promise<void> {
  let until = performance.now() + SLICE;
  for (const [index, one] of all.entries()) {
    each(one);
    if (index % STEP !== STEP - 1 || performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + SLICE;
  }
}
