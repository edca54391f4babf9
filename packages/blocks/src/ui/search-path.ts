import { type LayoutSettings, sitePath } from "@portal/domain";

/** Path of a site's search page (specification §2.2). */
export const searchPath = ({ homeSlug, searchLink }: Pick<LayoutSettings, "homeSlug" | "searchLink">): string =>
  `${sitePath(homeSlug)}/${encodeURIComponent(searchLink)}`;
