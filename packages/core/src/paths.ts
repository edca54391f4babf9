/** Paths of the dynamic content routes (specification §2.2). Slugs are encoded: they come from outside. */
const segment = encodeURIComponent;

export const sitePath = (site: string): string => `/${segment(site)}`;
export const categoryPath = (site: string, category: string): string => `/${segment(site)}/${segment(category)}`;
export const articlePath = (site: string, category: string, article: string): string =>
  `/${segment(site)}/${segment(category)}/${segment(article)}`;
