import type { PageModel } from "@portal/domain";

/** What the server hands to the browser besides the drawn page. */
export interface PageState {
  /** Without the HTML that stands in the document already. Only of pages that no one keeps; all others have a hash instead. */
  readonly page?: PageModel;
  /** By which the model that the document was drawn from can be had: `GET /api/page?path&hash`. */
  readonly hash?: string;
  readonly timeZone: string;
  /** See Portal.render. */
  readonly origin: string;
  /** Origins that calls may be sent to besides the page's own (ALLOWED_API_ORIGINS). */
  readonly apiOrigins: readonly string[];
  /** Scripts that hydration needs; the program first. */
  readonly modules: readonly string[];
}

/** Id of the element that holds it, as JSON. */
export const STATE_ID = "page-state";
