import type { PageCard, PageModel } from "@portal/domain";

/** What structured data are about. */
export interface Subject {
  readonly page: PageModel;
  readonly card: PageCard;
  readonly origin: string;
  /** Of the page. */
  readonly address: string;
  /** Of the site's home. */
  readonly home: string;
}

/** Names who publishes a site's pages. @param home address of the site's home */
export const publisherId = (home: string): string => `${home}#organization`;

export const absolute = (path: string, origin: string): string => new URL(path, origin).href;
