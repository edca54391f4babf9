import { type SiteView, sitePath } from "@portal/core";

/** Path of a site's search page (specification §2.2). */
export const searchPath = (site: SiteView): string => `${sitePath(site.slug)}/${encodeURIComponent(site.searchLink)}`;
