import { escape } from "@portal/domain";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { type ListedPart, nameOfPart } from "./sitemap-parts.ts";
import type { SitemapEntry } from "./sitemap-entries.ts";

/** Where the index of the sitemap stands. */
export const SITEMAP_PATH = "/sitemap.xml";
/** Below it stand its files. */
export const SITEMAP_FOLDER = "/sitemaps/";

/** The index, by hand: it has a thousand files where there are a million articles, is written anew after each publication, and the package takes 50 µs for each. @param origin begins its addresses */
export function writeIndex(parts: readonly ListedPart[], origin: string): string {
  const files = parts.map((part) => {
    const lastmod = part.changedAt ? `<lastmod>${part.changedAt.toISOString()}</lastmod>` : "";
    return `<sitemap><loc>${escape(origin)}${SITEMAP_FOLDER}${nameOfPart(part)}.xml</loc>${lastmod}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join("")}</sitemapindex>`;
}

/** One file. @param origin begins its addresses */
export async function writePart(entries: readonly SitemapEntry[], origin: string): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: true, image: true, xhtml: true, video: false } });
  return textOf(Readable.from(itemsOf(entries, origin)).pipe(stream));
}

/** Entries that are written before others have their turn. */
const AT_ONCE = 100;

async function* itemsOf(entries: readonly SitemapEntry[], origin: string): AsyncGenerator<SitemapItemLoose> {
  for (const [index, entry] of entries.entries()) {
    if (index % AT_ONCE === 0) await turn();
    yield itemOf(entry, origin);
  }
}

const textOf = async (stream: Parameters<typeof streamToPromise>[0]): Promise<string> => (await streamToPromise(stream)).toString();

function itemOf({ path, language, counterpart, changedAt, image, news }: SitemapEntry, origin: string): SitemapItemLoose {
  const url = origin + path;
  return {
    url,
    ...(changedAt && { lastmod: changedAt.toISOString() }),
    ...(counterpart !== undefined && { links: linksOf(url, language, origin + counterpart) }),
    ...(image !== undefined && { img: new URL(image, origin).href }),
    ...(news && {
      news: { publication: { name: news.publication, language }, publication_date: news.publishedAt.toISOString(), title: news.title },
    }),
  };
}

/** As the page itself links them. */
function linksOf(url: string, language: SitemapEntry["language"], other: string): NonNullable<SitemapItemLoose["links"]> {
  const [vi, en] = language === "vi" ? [url, other] : [other, url];
  return [
    { lang: "vi", url: vi },
    { lang: "en", url: en },
    { lang: "x-default", url: vi },
  ];
}
