import { ANCHOR_PREFIX } from "../articles/read-text.ts";

/** Where a person stands on the page of leaders or former ministers: an id there, a fragment in links. undefined for a slug that can be none. */
export const personAnchor = (slug: string): string | undefined =>
  /^[a-z0-9][a-z0-9-]*$/.test(slug) ? `${ANCHOR_PREFIX}${slug}` : undefined;
