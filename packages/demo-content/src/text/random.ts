/** A small seeded generator (mulberry32), so that the same text and pictures come out on every machine. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

/** The same seed gives the same numbers. */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new Error("Nothing to pick from: the list is empty.");
      return picked;
    },
    sample<T>(list: readonly T[], count: number): T[] {
      const left = list.map((_, index) => index);
      const chosen: number[] = [];
      while (chosen.length < count && left.length > 0) chosen.push(...left.splice(int(0, left.length - 1), 1));
      return chosen.toSorted((a, b) => a - b).flatMap((index) => list.slice(index, index + 1));
    },
    chance: (probability) => next() < probability,
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
