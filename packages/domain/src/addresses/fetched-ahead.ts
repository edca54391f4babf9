import { isSearchPath } from "../routes/is-search.ts";
import type { FixedPage } from "../routes/fixed-routes.ts";
import { ministryPages } from "./ministry-pages.ts";
import { isPagePath } from "./paths.ts";

/** Pages with forms and a visitor's own: each is drawn for one visitor at one time. */
const own = [
  "questionAsk",
  "questionStatus",
  "report",
  "login",
  "profile",
  "register",
  "activation",
  "passwordForgotten",
  "passwordReset",
] as const satisfies readonly FixedPage[];

/** Addresses of the pages that no browser fetches before a visitor asks for them; searches apart. */
export const notFetchedAhead: readonly string[] = Object.values(ministryPages).flatMap((pages) => own.map((name) => pages[name]));

/** Queries that tell pages apart which everybody gets: a listing's pages, a question. Others are what a visitor has typed or chosen. */
export const queriesFetchedAhead = ["page", "id"] as const;
const shared = new RegExp(`^(?:${queriesFetchedAhead.join("|")})=[^&]*$`);

/** Whether a page may be fetched before the visitor asks for it: one that everybody gets, so that nothing is done in the visitor's name. */
export function isFetchedAhead(href: string): boolean {
  const [address = ""] = href.split("#", 1);
  const [path = "", ...query] = address.split("?");
  if (!isPagePath(href) || notFetchedAhead.includes(path) || isSearchPath(path)) return false;
  return query.length === 0 || shared.test(query.join("?"));
}
