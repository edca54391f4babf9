/**
 * Totals of lists are exact up to here. A larger one is a lower bound and is shown as "more than 1,000": counting means walking. It reaches
 * beyond the next page where anything is there, and is exact on the last page and after it.
 */
export const EXACT_TOTAL = 1_000;

/** How far is counted for a part of a list. @param offset - of its first entry @param limit - entries a page */
export const countedUpTo = (offset: number, limit: number): number => Math.max(EXACT_TOTAL, offset + 2 * limit) + 1;

/** No list turns over further. */
export const MAX_PAGE = 10_000;
