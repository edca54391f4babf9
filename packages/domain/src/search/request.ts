import type { SearchRequest, SearchType } from "./model.ts";
import { parseSlug } from "@portal/core";

export const searchTypes: readonly SearchType[] = [
  "text",
  "photos",
  "video",
  "document",
  "infographic",
  "file",
  "link",
  "page",
  "question",
  "person",
];

const MAX_TERMS = 200;
/** `?site=` of a search everywhere; no site's slug. */
export const ALL_SITES = "all";

/**
 * What an address asks to be searched for: `?q=&site=&category=&type=&from=&to=&sort=`. Anything but a sensible value is the default.
 * @param home where a search looks that does not say where: the site of the search page; undefined: everywhere
 * @returns undefined where nothing is asked for
 */
export function readSearch(query: URLSearchParams, home: string | undefined): SearchRequest | undefined {
  const terms = termsOf(query.get("q"));
  if (terms === "") return undefined;
  const wanted = query.get("site");
  const type = query.get("type");
  const [from, to] = [dayOf(query.get("from")), dayOf(query.get("to"))];
  // Days in the wrong order are meant the other way round.
  const isReversed = from !== undefined && to !== undefined && from > to;
  return {
    terms,
    site: wanted === ALL_SITES ? undefined : (parseSlug(wanted) ?? home),
    home,
    category: parseSlug(query.get("category")),
    type: searchTypes.find((one) => one === type),
    from: isReversed ? to : from,
    to: isReversed ? from : to,
    sort: query.get("sort") === "newest" ? "newest" : "relevance",
  };
}

export function termsOf(typed: string | null): string {
  const clean = (typed ?? "").normalize("NFC").replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " ");
  // By code points: no character is cut in two.
  return Array.from(clean.trim()).slice(0, MAX_TERMS).join("").trim();
}

/** A day of the calendar between 1900 and 2200, YYYY-MM-DD. */
export function dayOf(text: string | null): string | undefined {
  if (!text || !/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** The address that asks for this, without its path: what is default is left out, so that one search has one address. */
export function searchQuery(request: SearchRequest, page: number): string {
  const query = new URLSearchParams({ q: request.terms });
  const { category, type, from, to, sort } = request;
  if (request.site !== request.home) query.set("site", request.site ?? ALL_SITES);
  for (const [name, value] of Object.entries({ category, type, from, to })) if (value !== undefined) query.set(name, value);
  if (sort !== "relevance") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return `?${query.toString()}`;
}
