/** Numbers that look random and are the same on every machine and every run. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** A whole number from 0 to below `count`. */
  readonly below: (count: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
}

/** mulberry32: small, fast, and good enough for texts. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    pick: (values) => {
      if (values.length === 0) throw new Error("There is nothing to pick from.");
      return values[below(values.length)] as (typeof values)[number];
    },
  };
}

/** Picks by weight 1, 1/2, 1/3, …: few have much, many have little (Zipf). */
export function zipf<T>(values: readonly T[]): (random: Random) => T {
  const sums: number[] = [];
  let total = 0;
  for (let rank = 1; rank <= values.length; rank += 1) sums.push((total += 1 / rank));
  return (random) => {
    const wanted = random.next() * total;
    const found = sums.findIndex((sum) => sum > wanted);
    const value = values[found === -1 ? values.length - 1 : found];
    if (value === undefined) throw new Error("There is nothing to pick from.");
    return value;
  };
}
