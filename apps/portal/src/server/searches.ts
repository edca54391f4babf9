import type { PageKind, PageModel, SearchContent, SearchRequest } from "@portal/core";
import type { DefaultSites } from "../routes/match.ts";

/** Where a search looks that does not say where: the ministry's on all sites, a unit's on its own. */
export const searchHome = (site: string, sites: DefaultSites): string | undefined =>
  Object.values(sites).includes(site) ? undefined : site;

/** The language switch of a search looks for the same words. */
export const keptWords = (kind: PageKind, search: SearchRequest | undefined): string =>
  kind === "search" && search ? `?${new URLSearchParams({ q: search.terms }).toString()}` : "";

/** A page beyond the last is the last one. @returns its address; undefined for a page that there is */
export function lastPageInstead({ content }: PageModel, url: URL): string | undefined {
  for (const node of Object.values(content)) {
    const search = node.status === "ready" && "search" in node.content ? node.content.search : undefined;
    const last = search && lastOf(search);
    if (last === undefined || search === undefined || search.page <= last) continue;
    const query = new URLSearchParams(url.searchParams);
    if (last > 1) query.set("page", String(last));
    else query.delete("page");
    return `${url.pathname}?${query.toString()}`;
  }
  return undefined;
}

const lastOf = ({ total, pageSize }: SearchContent): number => Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
