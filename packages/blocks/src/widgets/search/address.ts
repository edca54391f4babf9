import { type SearchRequest } from "@portal/core";
import { readSearch, searchQuery } from "@portal/core/content";
import { pathnameOf } from "../../ui/listing-query.ts";

/** What the page's address asks for; undefined where it asks for nothing. */
export function askedBy(path: string, site: string): SearchRequest | undefined {
  const [before = ""] = path.split("#");
  return readSearch(new URLSearchParams(before.slice(pathnameOf(path).length)), site);
}

/** Address of the search page at `path` for what is asked. */
export const searchHref = (path: string, request: SearchRequest, site: string, page = 1): string =>
  pathnameOf(path) + searchQuery(request, site, page);
