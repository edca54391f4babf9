import type { ListingSort } from "@portal/domain";

export interface ListingState {
  readonly page: number;
  readonly year: number | undefined;
  readonly sort: ListingSort;
}

/** Parameters that a listing hands on; whatever else an address carried is dropped, so that links stay few and cacheable. */
const handedOn = ["q", "field", "state"] as const;

const split = (path: string): { readonly pathname: string; readonly query: URLSearchParams } => {
  const [before = ""] = path.split("#");
  const mark = before.indexOf("?");
  return mark < 0
    ? { pathname: before, query: new URLSearchParams() }
    : { pathname: before.slice(0, mark), query: new URLSearchParams(before.slice(mark)) };
};

/** Path of a page without its query: where a filter form sends to. */
export const pathnameOf = (path: string): string => split(path).pathname;

/** What stands in the query of a page's address. */
export const queryOf = (path: string): URLSearchParams => split(path).query;

/** Names and values that forms and links of the listing keep. Values are cut at 200 characters. */
export function keptParameters(path: string): readonly (readonly [name: string, value: string])[] {
  const { query } = split(path);
  return handedOn.flatMap((name) => {
    const value = query.get(name)?.slice(0, 200);
    return value ? [[name, value] as const] : [];
  });
}

/** Address of a listing in a state; what is default is left out, so that one state has one address. */
export function listingHref(path: string, { page, year, sort }: ListingState): string {
  const query = new URLSearchParams(keptParameters(path).map(([name, value]) => [name, value]));
  if (page > 1) query.set("page", String(page));
  if (year !== undefined) query.set("year", String(year));
  if (sort !== "newest") query.set("sort", sort);
  const text = query.toString();
  return pathnameOf(path) + (text && `?${text}`);
}
