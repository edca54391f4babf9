import type { PageKind } from "../page.ts";
import type { SearchRequest } from "../search/model.ts";
import type { DefaultSites } from "../routes/match.ts";

/** Where a search looks that does not say where: the ministry's on all sites, a unit's on its own. */
export const searchHome = (site: string, sites: DefaultSites): string | undefined =>
  Object.values(sites).includes(site) ? undefined : site;

/** The language switch of a search looks for the same words. */
export const searchTermsQuery = (kind: PageKind, search: SearchRequest | undefined): string =>
  kind === "search" && search ? `?${new URLSearchParams({ q: search.terms }).toString()}` : "";
