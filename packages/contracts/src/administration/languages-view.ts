/** What can be read in one language alone, as administration shows it. */

/** Kinds of records that name a counterpart. */
export const translatedKinds = ["site", "category", "article", "page", "question"] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

/** Public records of one kind on one site: each is counted as public, and once among the other three. */
export interface CounterpartCount {
  /** Slug. */
  readonly site: string;
  readonly language: "vi" | "en";
  readonly kind: TranslatedKind;
  readonly public: number;
  /** They have a counterpart that everybody may read. */
  readonly paired: number;
  /** They name none. */
  readonly unpaired: number;
  /** They name one that nobody finds: it does not exist, is not public or is in the same language. */
  readonly dangling: number;
}

export interface MissingCounterpart {
  /** Of the record, among those of its kind. */
  readonly key: string;
  readonly title: string;
  /** Slug of its site. */
  readonly site: string;
  readonly address: string;
  /** What it names, though that cannot be read. */
  readonly names?: string;
}
