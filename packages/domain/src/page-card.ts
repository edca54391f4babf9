/** The picture that stands for a page where somebody shares its address. */
export interface PageCard {
  /** "" where the title names the site. */
  readonly site: string;
  readonly title: string;
  /** Where and when the page was published, or what it is. */
  readonly detail: string;
  /** Names what the picture says, and how it is drawn. */
  readonly hash: string;
  /** Path and query of the picture: other ones as soon as it says something else. */
  readonly address: string;
}

/** Pixels; what social networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;
