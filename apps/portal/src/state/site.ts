import { ministryPages, type PageModel } from "@portal/domain";

/** Which site the page belongs to (spec §3). */
export interface SiteState {
  /** A site is identified by its slug (spec §1). */
  siteId: string;
  /** Slug of the affiliated site; "" on pages of the ministry itself. */
  subsite: string;
}

/** First segments of the ministry's own addresses (spec §2.1); the home of the default site has none. */
const ministry = new Set(["", "btc", "mof"]);

export function siteOf({ site, path }: PageModel): SiteState {
  const first = path.split(/[/?]/, 2)[1] ?? "";
  return { siteId: site.slug, subsite: ministry.has(first) ? "" : site.slug };
}

/** Where a problem with this page is reported: without its query, which may hold what the visitor typed, or a secret of a mailed link. */
export function reportPath({ path, language }: Pick<PageModel, "path" | "language">, subsite: string): string {
  const query = new URLSearchParams({ page: path.split("?", 1)[0] ?? "/", ...(subsite && { site: subsite }) });
  return `${ministryPages[language].report}?${query}`;
}

export const createSite = (page: PageModel): SiteState => siteOf(page);
