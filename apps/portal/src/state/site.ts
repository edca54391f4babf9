import { proxy } from "valtio";
import type { PageModel } from "@portal/core";

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

export const createSite = (page: PageModel): SiteState => proxy(siteOf(page));
