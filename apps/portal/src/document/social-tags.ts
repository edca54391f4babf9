import type { Language } from "@portal/core";
import { cardSize, type PageCard, type PageModel } from "@portal/domain";
import { canonicalAddress } from "./links.ts";

const locales: Readonly<Record<Language, string>> = { vi: "vi_VN", en: "en_GB" };

/** Name and content of meta elements. */
export type Meta = readonly [attribute: "property" | "name", name: string, content: string];

/** What a page looks like where somebody shares its address: the Open Graph protocol, and the one tag that other networks ask for besides. */
export function socialTags(page: PageModel, card: PageCard, origin: string): Meta[] {
  const { article, language, site } = page;
  const [lastChange] = article?.changes ?? [];
  return [
    ["property", "og:type", article ? "article" : "website"],
    ["property", "og:title", card.title],
    ["property", "og:description", page.description],
    ["property", "og:url", origin + canonicalAddress(page)],
    ["property", "og:site_name", site.name],
    ["property", "og:locale", locales[language]],
    ["property", "og:image", origin + card.address],
    ["property", "og:image:width", String(cardSize.width)],
    ["property", "og:image:height", String(cardSize.height)],
    ["property", "og:image:alt", [card.title, card.site].filter(Boolean).join(" – ")],
    ...(article?.publishedAt === undefined ? [] : [["property", "article:published_time", article.publishedAt] as const]),
    ...(lastChange ? [["property", "article:modified_time", lastChange.at] as const] : []),
    ["name", "twitter:card", "summary_large_image"],
  ];
}
