import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const used = async (): Promise<number> => {
  // What a first collection lets go of, such as the memory of buffers, a second one frees.
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Bytes that are held after some work and were not before it. */
export async function heldAfter(work: () => Promise<void>): Promise<number> {
  const before = await used();
  await work();
  return (await used()) - before;
}
