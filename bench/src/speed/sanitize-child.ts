/** Sanitises texts as an import does, by the server's own sanitiser with one thread and with two; sends how many a second. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface SanitizeTask {
  /** The checkout. */
  readonly root: string;
  readonly texts: readonly string[];
  readonly rounds: number;
}

/** Texts per second, with one thread and with two. */
export type Rounds = readonly (readonly [one: number, two: number])[];

interface Sanitizer {
  sanitize(html: string): Promise<object>;
  close(): Promise<void>;
}

const WARM_UP = 3;

process.once("message", (task: SanitizeTask) => void run(task));

async function run({ root, texts, rounds }: SanitizeTask): Promise<void> {
  const { createSanitizer } = (await import(pathToFileURL(join(root, "apps/server/src/content/sanitizer/index.ts")).href)) as {
    readonly createSanitizer: (threads: number) => Sanitizer;
  };
  const [one, two] = [createSanitizer(1), createSanitizer(2)];
  const speed = async (sanitizer: Sanitizer): Promise<number> => {
    const since = performance.now();
    await Promise.all(texts.map((html) => sanitizer.sanitize(html)));
    return texts.length / ((performance.now() - since) / 1000);
  };
  // They start; each thread is given as many, or the one alone would run code that is better compiled.
  for (const each of Array.from({ length: WARM_UP }, () => [one, two, two]).flat()) await speed(each);
  const found: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) found.push([await speed(one), await speed(two)]);
  await Promise.all([one.close(), two.close()]);
  process.send?.(found satisfies Rounds);
  process.disconnect?.();
}
