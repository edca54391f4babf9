const FACTOR = 8;
/** What a batch of runs takes at least, in ms: far above the clock's resolution. */
const BATCH = 5;

/**
 * How much longer `work` takes for eight times the size: about 8 where its time is in proportion to the size, about 64 where it grows with the square.
 * Unlike a time limit, it is the same on a slow machine and on a quick one.
 * @param size of the smaller input; large enough that the larger one would take seconds if time grew with the square
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  const small = await quickest(() => work(size));
  return (await quickest(() => work(FACTOR * size))) / small;
}

/** Below it `growthOf` is that of work in proportion to its size; collecting garbage is given some room. */
export const IN_PROPORTION = 3 * FACTOR;

/** Time of one run in ms, from the quickest of three batches. */
async function quickest(work: () => unknown): Promise<number> {
  await work();
  let least = Infinity;
  for (let batch = 0; batch < 3; batch += 1) {
    const start = processorTime();
    let runs = 0;
    do {
      await work();
      runs += 1;
    } while (processorTime() - start < BATCH);
    least = Math.min(least, (processorTime() - start) / runs);
  }
  return least;
}

/** In ms, of this process: other programs do not add to it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
