import { feedPath, type FeedFormat, feedTypes, pageFeed, type PageModel } from "@portal/domain";

export interface HeadLink {
  readonly rel: "canonical" | "alternate" | "search" | "manifest";
  readonly href: string;
  /** A language, or "x-default". */
  readonly hreflang?: string;
  readonly type?: string;
  readonly title?: string;
}

/**
 * Results of searches are for the visitor who searched; an index has the articles themselves, and drafts without their opened form. Nor does
 * it want what is not there, a visitor's own, or what is not published.
 */
export const isIndexed = ({ status, kind, path, personal, commentForm, forms, preview }: PageModel): boolean =>
  status === 200 && !personal && !preview && !(kind === "search" && path.includes("?")) && !(commentForm && forms);

/** Canonical address and counterparts of a page, and what programs read about its site. Only pages that exist have them. */
export function headLinks(page: PageModel, origin: string): HeadLink[] {
  if (page.status !== 200 || page.preview) return [];
  const { slug, name } = page.site;
  const links: HeadLink[] = [
    { rel: "canonical", href: origin + canonicalAddress(page) },
    { rel: "search", href: `/opensearch/${encodeURIComponent(slug)}.xml`, type: "application/opensearchdescription+xml", title: name },
    { rel: "manifest", href: `/manifest/${encodeURIComponent(slug)}.webmanifest` },
    ...feedLinks(page),
  ];
  const alternates = Object.entries(page.alternates);
  if (alternates.length === 1) return links;
  for (const [hreflang, path] of alternates) links.push({ rel: "alternate", hreflang, href: origin + path });
  // For readers of any other language.
  if (page.alternates.vi !== undefined) links.push({ rel: "alternate", hreflang: "x-default", href: origin + page.alternates.vi });
  return links;
}

/** Feeds of the site's news, those of what the page lists before them. */
function feedLinks(page: PageModel): HeadLink[] {
  const { site, category, title } = page;
  if (!site.hasFeeds) return [];
  const formats = Object.keys(feedTypes) as FeedFormat[];
  const linked = (name: string, href: string | undefined, format: FeedFormat): HeadLink[] =>
    href === undefined ? [] : [{ rel: "alternate", type: feedTypes[format], title: name, href }];
  const name = category ? `${category.name} – ${site.name}` : title;
  return [
    ...formats.flatMap((format) => linked(name, pageFeed(format, page), format)),
    ...formats.flatMap((format) => linked(site.name, feedPath(format, site.slug), format)),
  ];
}

/** Path and query under which a page is known. */
export function canonicalAddress({ kind, path, language, alternates, forms }: PageModel): string {
  // The ministry's home and its static pages have two addresses.
  if (kind === "home" || kind === "page") return alternates[language] ?? path;
  // The query of a form says what it begins with; that of a listing which of its pages this is.
  return forms ? (path.split("?", 1)[0] ?? path) : path;
}
