/** What uses cost beyond those that are free: work for the browser, and a delay. Both double with further uses, up to a maximum. */

export interface Usage {
  /** In this window. */
  readonly uses: number;
  /** Uses that cost nothing. */
  readonly freeUses: number;
}

/** Most that is asked of a browser, as a multiple of the least: some ten seconds on a desk. */
export const MAX_WORK = 32;

/** @returns 1 for the free uses, doubled with every so many more */
export const proofOfWorkDifficulty = ({ uses, freeUses }: Usage): number =>
  uses <= freeUses ? 1 : Math.min(MAX_WORK, 2 ** Math.ceil((uses - freeUses) / freeUses));

/** Milliseconds. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 8_000;

/** @returns milliseconds: none for the free uses, doubled with every one more */
export const delayOf = ({ uses, freeUses }: Usage): number =>
  uses <= freeUses ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (uses - freeUses - 1));
