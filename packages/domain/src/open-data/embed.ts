import type { Language, Series } from "@portal/core";

interface EmbedFields {
  readonly language: Language;
  readonly title: string;
  /** Who publishes it. */
  readonly publisher: string;
  /** Absolute address of the page that it is from. */
  readonly page: string;
}

export interface ChartEmbed extends EmbedFields {
  readonly kind: "chart";
  readonly series: readonly Series[];
}

/** An article that a frame names. */
export interface Headline {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
  /** ISO 8601 with Z. */
  readonly publishedAt: string;
}

export interface HeadlinesEmbed extends EmbedFields {
  readonly kind: "headlines";
  readonly entries: readonly Headline[];
}

/** What a page of another site shows in a frame. */
export type Embed = ChartEmbed | HeadlinesEmbed;

/** A whole document without scripts. */
export interface DrawnEmbed {
  readonly html: string;
  /** Of its style sheet, as a source of a content security policy: "sha256-…". */
  readonly styleHash: string;
}
