import type { SearchRequest } from "@portal/domain";
import { ALL_SITES, readSearch, searchQuery } from "@portal/domain/content";
import { pathnameOf, queryOf } from "../../ui/listing-query.ts";

/** Words that the page's address asks for; empty where it asks for nothing. */
export const termsIn = (path: string): string => readSearch(queryOf(path), undefined)?.terms ?? "";

/** `?site=` of the page's address, where it says which. */
export function siteIn(path: string): string | undefined {
  const query = queryOf(path);
  return query.has("site") ? (readSearch(query, undefined)?.site ?? ALL_SITES) : undefined;
}

/** Address of the search page at `path` for what is asked. */
export const searchHref = (path: string, request: SearchRequest, page = 1): string => pathnameOf(path) + searchQuery(request, page);
