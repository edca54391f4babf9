/** The same choices for the same seed. */
import { createHash } from "node:crypto";
import { randomFrom } from "../../../features/captcha/seeded-random.ts";

export interface Random {
  /** Whole, from 0, below `below`. */
  whole(below: number): number;
  /** @throws where there is nothing to choose from */
  one<Item>(items: readonly Item[]): Item;
  /** Words that were not there before. */
  words(): string;
}

export function createRandom(seed: string): Random {
  const next = randomFrom(createHash("sha256").update(seed).digest());
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    whole,
    one(items) {
      const item = items[whole(items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from.");
      return item;
    },
    words: () => `thay đổi ${whole(1e9).toString(36)}`,
  };
}
