import type { QueryResult } from "@portal/core";
import type { PageRecords, PortalSource } from "@portal/domain";
import { BodyCache } from "./body-cache.ts";
import type { FinishedBody } from "./finished-body.ts";
import { createKeptSource } from "./kept-source.ts";

/** Tag of bodies that any change may end. */
export const ANY_CHANGE = "*";

/** Milliseconds for which bodies are trusted while changes may be missed. */
const TRUSTED_UNHEARD = 2_000;
/** Milliseconds for which they are where a back end, which does not say what has changed, has the content. */
const TRUSTED_UPSTREAM = 60_000;

/** Beside what the bodies have, as parts of it. */
const RESULTS_SHARE = 1 / 8;
const RECORDS_SHARE = 1 / 32;

/** Everything that this process keeps of what the content is. */
export interface ContentCache {
  /** Pages, and answers of calls. */
  readonly bodies: BodyCache<FinishedBody>;
  /** What pages are made from; as the source gives it where nothing is kept, or where a back end has the content. */
  keep(source: PortalSource): PortalSource;
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
  const bytes = (share: number): number => Math.max(1, Math.floor(megabytes * 1024 * 1024 * share));
  const bodies = new BodyCache<FinishedBody>({ maxBytes: bytes(1), now, trustedFor });
  // While changes may be missed a body is trusted for as long as the design allows: what it is made from must be new then.
  const heard = { now, trustedFor: () => (isHearing?.() === true ? Infinity : 0) };
  const results = new BodyCache<QueryResult>({ ...heard, maxBytes: bytes(RESULTS_SHARE) });
  const records = new BodyCache<PageRecords>({ ...heard, maxBytes: bytes(RECORDS_SHARE) });
  return {
    bodies,
    keep: (source) => (megabytes === 0 || isHearing === undefined ? source : createKeptSource(source, { results, records })),
    changed(tags) {
      for (const cache of [results, records, bodies])
        if (tags === undefined) cache.dropAll();
        else cache.drop([...tags, ANY_CHANGE]);
    },
  };
}
