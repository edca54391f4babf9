/** How documents lie in time. */
export interface RecentDocuments {
  /** About how many there are, as PostgreSQL last counted. */
  readonly total: number;
  /**
   * About the moment (milliseconds since 1970) since which so many have been published: exact for FIRST_WINDOW, by PostgreSQL's statistics for
   * more.
   * @param to the last moment that counts; undefined: that of the search
   * @returns undefined where there are fewer, or it is not known
   */
  momentBefore(count: number, to: number | undefined): number | undefined;
}

/** The newest documents, which are looked at first. */
export const FIRST_WINDOW = 4000;

/** What the database says of them, for one search. */
export interface KnownDocuments {
  readonly total: number;
  /** Moments between which lie equally many documents. */
  readonly bounds: readonly number[];
  /** Since when FIRST_WINDOW documents have been published: of all, and of those until the last day that is asked for. */
  readonly first: number | null;
  readonly firstUntil: number | null;
}

export function recentDocuments({ total, bounds, first, firstUntil }: KnownDocuments, asOf: number): RecentDocuments {
  return {
    total,
    momentBefore(count, to) {
      if (count <= FIRST_WINDOW) return (to === undefined ? first : firstUntil) ?? undefined;
      const until = Math.min(to ?? asOf, asOf);
      const last = bounds.findLastIndex((bound) => bound <= until);
      return bounds[last - Math.ceil((count / total) * (bounds.length - 1))];
    },
  };
}
