/** How often pages are viewed, as administration shows it. */
export const viewedKinds = ["home", "category", "article", "page", "question", "search", "other"] as const;

/** `other`: pages of the portal's own, as forms and lists. */
export type ViewedKind = (typeof viewedKinds)[number];

export interface DayOfViews {
  /** YYYY-MM-DD, in the portal's time zone. */
  readonly day: string;
  /** Views of pages by readers. */
  readonly views: number;
  /** Views of pages by programs that say what they are. */
  readonly bots: number;
  readonly searches: number;
  /** Searches that found nothing. */
  readonly inVain: number;
  /** Addresses without a page that readers asked for. */
  readonly missing: number;
}

/** Searched words, or an address, and how often. */
export interface ViewedLabel {
  /** Slug. */
  readonly site: string;
  readonly label: string;
  readonly views: number;
}

export interface Statistics {
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** Every day, the oldest first. */
  readonly days: readonly DayOfViews[];
  /** The most viewed first, without those that nobody viewed. */
  readonly kinds: readonly { readonly kind: ViewedKind; readonly views: number; readonly bots: number }[];
  /** Paths of pages, the most viewed first. */
  readonly pages: readonly (ViewedLabel & { readonly kind: ViewedKind })[];
  /** Words that found nothing, typed often enough to be nobody's own. */
  readonly words: readonly ViewedLabel[];
  /** Addresses without a page, asked for as often. */
  readonly missing: readonly ViewedLabel[];
}
