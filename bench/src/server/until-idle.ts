import { setTimeout } from "node:timers/promises";

/** Seconds of CPU in a second that a portal without work may take. */
const IDLE = 0.05;
const SECONDS_IN_A_ROW = 5;
const MOST_SECONDS = 180;

/**
 * A portal on a new data folder reads the words of stored files, which takes seconds of CPU: what is measured meanwhile would count that.
 * @param cpu seconds since it began
 */
export async function untilIdle(cpu: () => number): Promise<void> {
  let before = cpu();
  let quiet = 0;
  for (let second = 0; second < MOST_SECONDS && quiet < SECONDS_IN_A_ROW; second += 1) {
    await setTimeout(1000);
    const now = cpu();
    quiet = now - before < IDLE ? quiet + 1 : 0;
    before = now;
  }
}
