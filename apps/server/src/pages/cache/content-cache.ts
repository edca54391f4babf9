import type { QueryResult } from "@portal/core";
import type { PageRecords, PortalSource } from "@portal/domain";
import type { FileMetadata } from "../../sources/database/files.ts";
import { notingMissing } from "../../sources/reading.ts";
import { BodyCache } from "./body-cache.ts";
import type { FinishedBody } from "./finished-body.ts";
import { createKeptSource } from "./kept-source.ts";
import { createReplacedModels, type ReplacedModels } from "./replaced-models.ts";

/** Tag of bodies that any change may end. */
export const ANY_CHANGE = "*";

/** Milliseconds for which bodies are trusted while changes may be missed. */
const TRUSTED_DISCONNECTED = 2_000;
/** Milliseconds for which they are where a back end, which does not say what has changed, has the content. */
const TRUSTED_UPSTREAM = 60_000;

/** Beside what the bodies have, as parts of it. */
const RESULTS_SHARE = 1 / 8;
const RECORDS_SHARE = 1 / 32;
const FILES_SHARE = 1 / 64;
const MODELS_SHARE = 1 / 8;

/** Everything of the content that this process keeps in memory. */
export interface ContentCache {
  /** Pages, and answers of calls. */
  readonly bodies: BodyCache<FinishedBody>;
  /** What pages were drawn from that are not kept any more. */
  readonly models: ReplacedModels;
  /** What is known of files, by their paths in lower case; not their bytes. */
  readonly files: BodyCache<FileMetadata | undefined>;
  /**
   * What pages are made from; as the source gives it where nothing is kept, or where a back end has the content. All pages read through it:
   * what it could not give is noted here.
   */
  keep(source: PortalSource): PortalSource;
  /**
   * @param tags - of what was changed; undefined: anything may have been
   * @param isWithdrawn - something of it is public no longer: what showed it is shown to no one again
   */
  changed(tags: readonly string[] | undefined, isWithdrawn?: boolean): void;
  /** All changes until now have been received. */
  received(): void;
  /**
   * How far changes have been received, for shared caches: what is read from now on, or is kept and fresh now, shows all until there (ContentListener).
   * undefined: nothing can be said.
   */
  position(): number | undefined;
}

export interface ContentCacheOptions {
  /** PAGE_CACHE_MB. */
  readonly megabytes: number;
  readonly now: () => number;
  /** Whether all notifications of changes are received (Listener); undefined: none is sent, for content of a back end. */
  readonly isReceiving: (() => boolean) | undefined;
  readonly position?: () => number | undefined;
}

export function createContentCache({ megabytes, now, isReceiving, position = () => undefined }: ContentCacheOptions): ContentCache {
  const trustedFor = isReceiving === undefined ? () => TRUSTED_UPSTREAM : () => (isReceiving() ? Infinity : TRUSTED_DISCONNECTED);
  // Without a byte to keep them in, what is asked for at the same time is still drawn once.
  const bytes = (share: number): number => Math.max(1, Math.floor(megabytes * 1024 * 1024 * share));
  let receivedUntil = -Infinity;
  const models = createReplacedModels({ maxBytes: bytes(MODELS_SHARE), now: () => performance.now() });
  const bodies = new BodyCache<FinishedBody>({
    maxBytes: bytes(1),
    now,
    trustedFor,
    receivedUntil: () => receivedUntil,
    onRemove: (key, body, droppedAt) => models.add(key, body, droppedAt),
  });
  // While changes may be missed a body is trusted for as long as the design allows: what it is made from must be new then.
  const received = { now, trustedFor: () => (isReceiving?.() === true ? Infinity : 0) };
  const results = new BodyCache<QueryResult>({ ...received, maxBytes: bytes(RESULTS_SHARE) });
  const records = new BodyCache<PageRecords>({ ...received, maxBytes: bytes(RECORDS_SHARE) });
  const files = new BodyCache<FileMetadata | undefined>({ now, trustedFor, maxBytes: bytes(FILES_SHARE) });
  return {
    bodies,
    models,
    files,
    keep: (source) => notingMissing(megabytes === 0 || isReceiving === undefined ? source : createKeptSource(source, { results, records })),
    changed(tags, isWithdrawn = false) {
      for (const cache of [results, records, files, bodies])
        if (tags === undefined) cache.dropAll(isWithdrawn);
        else cache.drop([...tags, ANY_CHANGE], isWithdrawn);
      // Nothing says what they show.
      if (isWithdrawn) models.clear();
    },
    received() {
      receivedUntil = performance.now();
    },
    position,
  };
}
