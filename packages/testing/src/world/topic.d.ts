/** One category of the sample world, with its headlines: newest first. */
export interface Topic {
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly parent?: string;
  /** Time series of the category. */
  readonly series?: readonly string[];
  /** What its articles hold; text by default. */
  readonly holds?: "photos" | "video" | "document";
  /** Title, and a summary where the editor wrote one. */
  readonly headlines: readonly (readonly [title: string, summary?: string])[];
}
/** Slugs of the categories that suit each use, in one language. */
export interface Roles {
  readonly lead: string;
  readonly pinned: string;
  /** News blocks take these in turn. */
  readonly news: readonly string[];
  readonly notices: string;
  readonly documents: string;
  readonly press: string;
  readonly video: string;
  readonly photos: string;
  readonly rates: string;
  readonly budget: string;
  readonly introduction: string;
  /** Blocks of several categories take four of these in turn. */
  readonly columns: readonly string[];
  /** Root of the category tree. */
  readonly tree: string;
  readonly drafts: string;
  /** Page of a category layout: it has subcategories and more than one page of articles. */
  readonly listing: string;
}
