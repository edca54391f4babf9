/** What the portal asks of its data, whether it comes from the database or from the calls of specification §7. */
import type { CategoryRecord, ContentSource, FetchContext, Language, SiteRecord } from "@portal/core";
import type { ArticleChange } from "./articles/model.ts";
import type { ArticleRecord } from "./generated/types.ts";
import type { ParameterEntry } from "./parameters.ts";
import type { DraftFeedback } from "./drafts/model.ts";
import type { RatingSum } from "./ratings/ratings.ts";
import type { ReceiptStatus } from "./receipts/model.ts";
import type { Question } from "./questions/model.ts";

/** Names what a path points at. */
export interface PageRecordsRequest {
  readonly site: string;
  readonly category: string | undefined;
  readonly article: string | undefined;
  /** Slug of a static page. */
  readonly page: string | undefined;
  /** Slug of a question of the site. */
  readonly question?: string | undefined;
  /** A receipt, as `readReceipt` gives it. */
  readonly receipt?: string | undefined;
  /** Slug of the site whose records a source may bring in the same round trip where there is no such site, and nothing else then. */
  readonly orElse?: string | undefined;
  /** Of a page whose path says its language: a source may bring `PageRecords.frame` in the same round trip. */
  readonly frame?: { readonly language: Language; readonly orElse: string } | undefined;
}

/** A static or fixed page. */
export interface StaticPage {
  readonly slug: string;
  readonly title: string;
  readonly language: Language;
  /** Sanitised. */
  readonly html: string;
  /** The same page in the other language, and the site that has it. */
  readonly counterpart: { readonly site: string; readonly slug: string } | undefined;
}

/**
 * The records behind a path, as stored: metadata is not yet parsed, so the engine's diagnostics see what is really there.
 * A record that does not exist is undefined. `article.articleContent` is sanitised.
 */
export interface PageRecords {
  readonly site: SiteRecord | undefined;
  /** Where the request names a frame and the site is in the other language: its counterpart, else the frame's own site. */
  readonly frame?: SiteRecord | undefined;
  /** All categories of the site. */
  readonly categories: readonly CategoryRecord[];
  readonly category: CategoryRecord | undefined;
  readonly article: ArticleRecord | undefined;
  readonly page: StaticPage | undefined;
  /** Its answer is sanitised. */
  readonly question?: Question | undefined;
  /** Of the receipt asked for. */
  readonly receipt?: ReceiptStatus | undefined;
  /** Of an article that takes comments. */
  readonly feedback?: DraftFeedback | undefined;
  /** What readers gave the article here, beside what its metadata says. */
  readonly ratings?: RatingSum | undefined;
  /** What was changed in the article after everybody could read it, the newest first. */
  readonly articleChanges?: readonly ArticleChange[] | undefined;
  /** Entries of the parameter lists that pages are made from; omitted: none. */
  readonly parameters?: readonly ParameterEntry[] | undefined;
  /** Which records here name a counterpart that nobody can read in the other language now; a source that cannot tell omits it. */
  readonly unreadable?: readonly CounterpartOf[] | undefined;
  /** When the article that is asked for, or the counterpart that it names, is published, where it is not yet; in milliseconds since 1970. */
  readonly changesAt: number | undefined;
}

/** A record whose counterpart is named by a slug alone. */
export type CounterpartOf = "site" | "category" | "article" | "question";

/** Nothing is stored under the path. */
export const emptyPageRecords: PageRecords = {
  site: undefined,
  categories: [],
  category: undefined,
  article: undefined,
  page: undefined,
  changesAt: undefined,
};

/** What has become of an address that was published. */
export interface FormerAddress {
  /** Path on this portal; undefined: what was there is gone for good. */
  readonly target: string | undefined;
  /** When the target is published, where it is not yet; in milliseconds since 1970. Until then nobody is led there. */
  readonly opensAt?: number;
}

/** A public page, as the not-found page offers it. */
export interface NearPage {
  readonly href: string;
  readonly title: string;
  /** Of the title. */
  readonly language: Language;
  /** Name of the site that it is on. */
  readonly site: string;
}

export interface NearPages {
  /** The nearest first; at most 5. */
  readonly pages: readonly NearPage[];
  /** When others may be nearer by themselves, in milliseconds since 1970. */
  readonly changesAt: number | undefined;
}

export interface PortalSource extends ContentSource {
  loadPageRecords(request: PageRecordsRequest, context: Pick<FetchContext, "asOf" | "signal">): Promise<PageRecords>;
  /** Asked where there is no page at a path. @param address percent-encoded, with all of its query (wholeAddress) */
  findFormerAddress(address: string, context: Pick<FetchContext, "asOf" | "signal">): Promise<FormerAddress | undefined>;
  /**
   * Public pages that have the words of an address where there is none, those in the language first.
   * @returns undefined where they cannot be had just now
   */
  findNearPages(words: string, context: Pick<FetchContext, "asOf" | "signal" | "language">): Promise<NearPages | undefined>;
}
