import { BodyCache } from "./body-cache.ts";
import type { FinishedBody } from "./finished-body.ts";

/** Tag of bodies that any change may end. */
export const ANY_CHANGE = "*";

/** Milliseconds for which bodies are trusted while changes may be missed. */
const TRUSTED_UNHEARD = 2_000;
/** Milliseconds for which they are where a back end, which does not say what has changed, has the content. */
const TRUSTED_UPSTREAM = 60_000;

/** Everything that this process keeps of what the content is. */
export interface ContentCache {
  /** Pages, and answers of calls. */
  readonly bodies: BodyCache<FinishedBody>;
  /** @param tags - of what was changed; undefined: anything may have been */
  changed(tags: readonly string[] | undefined): void;
}

export interface ContentCacheOptions {
  /** PAGE_CACHE_MB. */
  readonly megabytes: number;
  readonly now: () => number;
  /** Whether all changes are heard of; undefined: none is, for content of a back end. */
  readonly isHearing: (() => boolean) | undefined;
}

export function createContentCache({ megabytes, now, isHearing }: ContentCacheOptions): ContentCache {
  const trustedFor = isHearing === undefined ? () => TRUSTED_UPSTREAM : () => (isHearing() ? Infinity : TRUSTED_UNHEARD);
  // Without a byte to keep them in, what is asked for at the same time is still drawn once.
  const bodies = new BodyCache<FinishedBody>({ maxBytes: Math.max(1, megabytes * 1024 * 1024), now, trustedFor });
  return {
    bodies,
    changed(tags) {
      if (tags === undefined) bodies.dropAll();
      else bodies.drop([...tags, ANY_CHANGE]);
    },
  };
}
