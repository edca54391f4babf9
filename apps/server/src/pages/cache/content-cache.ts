import type { FileMetadata } from "../../sources/database/files.ts";
import { BodyCache, type BodyCacheOptions } from "./body-cache.ts";
import type { FinishedBody } from "./finished-body.ts";

/** Tag of bodies that any change may end. */
export const ANY_CHANGE = "*";

/** Milliseconds for which bodies are trusted while changes may be missed. */
const TRUSTED_UNHEARD = 2_000;
/** Milliseconds for which they are where a back end, which does not say what has changed, has the content. */
const TRUSTED_UPSTREAM = 60_000;
/** Bytes for what is known of stored files. */
const FILES_BYTES = 1024 * 1024;

/** Everything that this process keeps of what the content is. */
export interface ContentCache {
  /** Pages, and answers of calls. */
  readonly bodies: BodyCache<FinishedBody>;
  /** What is stored beside a file's bytes; undefined: there is no such file. */
  readonly files: BodyCache<FileMetadata | undefined>;
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
  const options = (bytes: number): BodyCacheOptions => ({ maxBytes: megabytes === 0 ? 1 : bytes, now, trustedFor });
  const bodies = new BodyCache<FinishedBody>(options(megabytes * 1024 * 1024));
  const files = new BodyCache<FileMetadata | undefined>(options(FILES_BYTES));
  return {
    bodies,
    files,
    changed(tags) {
      for (const cache of [bodies, files]) {
        if (tags === undefined) cache.dropAll();
        else cache.drop([...tags, ANY_CHANGE]);
      }
    },
  };
}
