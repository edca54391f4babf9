/** Whether two kinds of requests can be distinguished by how long their answers take. */

/** Milliseconds that each answer took. */
export interface Samples {
  readonly known: number[];
  readonly unknown: number[];
}

type Kind = keyof Samples;

/** Makes all that an attempt brings along, and gives what is timed: to send it and to wait for its answer. */
export type Prepare = (kind: Kind, index: number) => Promise<() => Promise<unknown>>;

const kinds = ["known", "unknown"] as const;

/**
 * Area under the ROC curve: how often a sample of the first kind takes longer than one of the second. 0.5: time tells nothing; 0 or 1: everything.
 */
export function areaUnderCurve({ known, unknown }: Samples): number {
  const all = [...known.map((ms) => ({ ms, isKnown: true })), ...unknown.map((ms) => ({ ms, isKnown: false }))].toSorted(
    (a, b) => a.ms - b.ms,
  );
  // Mann and Whitney: by the sum of ranks; equal times share their rank.
  let ranks = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.ms === all[from]?.ms) to += 1;
    const rank = (from + 1 + to) / 2;
    ranks += rank * all.slice(from, to).filter(({ isKnown }) => isKnown).length;
    from = to;
  }
  const { length: n } = known;
  return (ranks - (n * (n + 1)) / 2) / (n * unknown.length);
}

/**
 * Makes `count` attempts of each kind, in a shuffled order: whatever the machine does meanwhile, and whatever the answer before has left
 * behind, falls on both kinds alike.
 */
export async function sample(count: number, into: Samples, prepare: Prepare): Promise<void> {
  const first = into.known.length;
  const turns = Array.from({ length: 2 * count }, (_, turn) => ({
    kind: turn % 2 === 0 ? kinds[0] : kinds[1],
    index: first + (turn >> 1),
    order: Math.random(),
  }));
  for (const { kind, index } of turns.toSorted((a, b) => a.order - b.order)) {
    const send = await prepare(kind, index);
    const start = performance.now();
    await send();
    into[kind].push(performance.now() - start);
  }
}

export const isDistinguishable = (samples: Samples): boolean => Math.abs(areaUnderCurve(samples) - 0.5) > 0.05;

/**
 * 500 samples of each kind leave a standard error of 0.018: one measurement in 160 would stray over 0.05 by chance alone. So one that does
 * is measured on, to 2,000 of each (0.009): chance goes away, a difference stays.
 */
export async function measure(prepare: Prepare): Promise<Samples> {
  const samples: Samples = { known: [], unknown: [] };
  await sample(500, samples, prepare);
  if (isDistinguishable(samples)) await sample(1_500, samples, prepare);
  return samples;
}
