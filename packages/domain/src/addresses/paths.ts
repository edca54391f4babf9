/** Paths of the portal: those of the dynamic content routes (specification §2.2), whose slugs are encoded, as they come from outside. */
const segment = encodeURIComponent;

export const sitePath = (site: string): string => `/${segment(site)}`;
export const categoryPath = (site: string, category: string): string => `/${segment(site)}/${segment(category)}`;
export const articlePath = (site: string, category: string, article: string): string =>
  `/${segment(site)}/${segment(category)}/${segment(article)}`;

/** Formats of feeds, with their media types: Atom (RFC 4287) and JSON Feed 1.1. */
export const feedTypes = { atom: "application/atom+xml", json: "application/feed+json" } as const;
export type FeedFormat = keyof typeof feedTypes;

/** Feed of a site's news, or of those of one of its categories. */
export const feedPath = (format: FeedFormat, site: string, category?: string): string =>
  `/feed${category === undefined ? sitePath(site) : categoryPath(site, category)}.${format}`;

/** Below it stand the pictures of pages (PageCard). */
export const CARDS_SEGMENT = "cards";

/** Picture of an address for paper: a code and the letters of it; `?page=` names the path. */
export const PRINTED_ADDRESS_PATH = `/${CARDS_SEGMENT}/address.svg`;

/** Below it stand the files of open data, and their catalogue. */
export const DATA_SEGMENT = "du-lieu";

/** Below it stands what pages of other sites show in a frame. */
export const EMBED_SEGMENT = "nhung";

/** Below it stand the pages of previews, each below the ticket that opens it. */
export const PREVIEW_SEGMENT = "xem-truoc";
/** Event by which the page of administration that frames a preview has it drawn anew; prevented where the program takes it. Its detail is `PreviewRefresh` of the model. */
export const PREVIEW_REFRESH = "portal-preview-refresh";
/** Event by which it asks what makes the blocks of the page hard to use for somebody; prevented where the program takes it. Its detail is `PreviewCheck`. */
export const PREVIEW_CHECK = "portal-preview-check";

/** Below it stands the administrators' application. */
export const ADMINISTRATION_SEGMENT = "quan-tri";

/** First segments of what the server itself answers: no site is called so, and no page of the portal stands below them. */
export const serverSegments = [
  "api",
  "assets",
  "static",
  "healthz",
  "readyz",
  "metrics",
  "rss",
  "sitemaps",
  "opensearch",
  "manifest",
  "feed",
  CARDS_SEGMENT,
  DATA_SEGMENT,
  EMBED_SEGMENT,
  PREVIEW_SEGMENT,
  ADMINISTRATION_SEGMENT,
] as const;

const served = new Set<string | undefined>(serverSegments);

/**
 * Whether a link leads to a page of the portal, which it can show without a new document. What is named like a file, with an extension,
 * may be anything: it is left to the browser, as is every address that does not begin with one slash.
 */
export function isPagePath(href: string): boolean {
  const [path = ""] = href.split(/[?#]/);
  return /^\/(?!\/)/.test(path) && !served.has(path.split("/")[1]) && !/\.\w+$/.test(path);
}
