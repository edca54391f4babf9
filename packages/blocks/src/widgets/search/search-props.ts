import type { PageModel, SearchContent, SearchRequest } from "@portal/domain";

/** What every part beside the results draws from. */
export interface SearchProps {
  readonly search: SearchContent;
  readonly page: Pick<PageModel, "language" | "path" | "site">;
  /** Address of the same search with changes. */
  readonly href: (changes: Partial<SearchRequest>) => string;
}

/** Everything but the words. */
export const withoutFilters = ({ home }: SearchRequest): Partial<SearchRequest> => ({
  site: home,
  category: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
});

/** The year whose days these are exactly. */
export function yearOf({ from, to }: Pick<SearchRequest, "from" | "to">): string | undefined {
  const year = from?.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : undefined;
}

export const daysOf = (year: string): Pick<SearchRequest, "from" | "to"> => ({ from: `${year}-01-01`, to: `${year}-12-31` });
