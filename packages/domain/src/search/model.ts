/** Search: what a visitor asks, and what is found. */
import type { ArticleSummary, Language } from "@portal/core";

export type SearchSort = "relevance" | "newest";

/** What an article mainly holds; a static page; a question with its answer; a leader or former minister. */
export type SearchType = "text" | NonNullable<ArticleSummary["media"]> | "page" | "question" | "person";

export interface SearchRequest {
  /** As typed: NFC, at most 200 characters, no control characters. Never empty. */
  readonly terms: string;
  /** Slug of a site; undefined: all sites. */
  readonly site: string | undefined;
  /** Where a search looks that does not say where: a unit's on its own site, the ministry's on all sites (undefined). */
  readonly home: string | undefined;
  /** Slug. */
  readonly category: string | undefined;
  readonly type: SearchType | undefined;
  /** First and last day of publication, YYYY-MM-DD, in the portal's time zone; static pages, which have none, are then left out. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort: SearchSort;
}

/** A text in parts, those that match marked: plain text, so that it is escaped where it is drawn. */
export type MarkedText = readonly { readonly text: string; readonly hit: boolean }[];

export interface SearchResult {
  readonly type: SearchType;
  readonly href: string;
  readonly title: MarkedText;
  /** The part of summary, body or attached file that matches; empty where there is no text. */
  readonly snippet: MarkedText;
  /** Name of the attached file whose text the snippet is from. */
  readonly file?: string;
  /** When an article was published or a question asked, ISO 8601 with Z; a static page has no day. */
  readonly at: string | undefined;
  readonly site: { readonly slug: string; readonly name: string; readonly language: Language };
  /** What it stands below: an article's category, a question's field. */
  readonly parent: { readonly name: string; readonly href: string } | undefined;
}

/** A value to narrow by, with how many results it leaves. */
export interface SearchFacet {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** A page that editors chose for what was asked. */
export interface BestBet {
  readonly title: string;
  /** Path of a page of the portal. */
  readonly link: string;
}

export interface SearchContent {
  readonly request: SearchRequest;
  /** They stand above the first results, and are none of the total. */
  readonly bestBets: readonly BestBet[];
  readonly results: readonly SearchResult[];
  /** Exact up to EXACT_TOTAL; a larger one is a lower bound: of common words the newest documents are ranked and counted, and all titles. */
  readonly total: number;
  /** How many of them hold all that was asked for; the others hold most of it, or words that are spelled alike, and follow. */
  readonly complete: number;
  /** Results on all sites, with the same filters; a lower bound beyond EXACT_TOTAL too. */
  readonly everywhere: number;
  /** The site that was asked had nothing: these are from all sites. */
  readonly widened: boolean;
  /** Words as they were typed that nothing holds: words that are spelled alike were looked for instead. */
  readonly respelled: readonly string[];
  /** First is 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Each counts what the other filters leave, of the documents that the total counts; most first, years newest first. Types and years label themselves; categories are those of articles. */
  readonly facets: {
    readonly sites: readonly SearchFacet[];
    readonly categories: readonly SearchFacet[];
    readonly types: readonly SearchFacet[];
    readonly years: readonly SearchFacet[];
  };
}
