import type { DrawnModel } from "@portal/domain";
import { LRUCache } from "lru-cache";
import { FinishedBody, type KeptModel } from "./finished-body.ts";

/** Milliseconds for which a document's model can be had after the document was changed or left the cache: so old are pages that proxies and readers still show. */
export const MODEL_KEPT_FOR = 10 * 60_000;

/** It is this one under its hash for good, and no one's in particular. */
const cacheControl = (): string => `public, max-age=${MODEL_KEPT_FOR / 1000}, immutable`;

export const keptModel = ({ hash, json }: DrawnModel<string | Uint8Array<ArrayBuffer>>): KeptModel => ({
  hash,
  body: new FinishedBody({
    isShared: true,
    status: 200,
    body: json,
    headers: { "content-type": "application/json; charset=utf-8" },
    cacheControl,
  }),
});

/** Models of documents that were sent and are not kept any more, or never were: readers have these documents on their screens. */
export interface ReplacedModels {
  /**
   * @param key - of the document
   * @param since - when it was changed, by the clock of `now`; a later moment, or none: it leaves the cache now; -Infinity: it is not to be had again
   */
  add(key: string, document: FinishedBody, since?: number): void;
  find(key: string, hash: string): KeptModel | undefined;
  /** Something that one of them may show is public no longer. */
  clear(): void;
}

interface Entry {
  readonly model: KeptModel;
  readonly until: number;
}

/** @param now - milliseconds */
export function createReplacedModels({ maxBytes, now }: { readonly maxBytes: number; readonly now: () => number }): ReplacedModels {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ model }) => model.body.size });
  const nameOf = (key: string, hash: string): string => `${hash} ${key}`;
  return {
    add(key, { model }, since = Infinity) {
      if (model) entries.set(nameOf(key, model.hash), { model, until: Math.min(now(), since) + MODEL_KEPT_FOR });
    },
    clear: () => entries.clear(),
    find(key, hash) {
      const entry = entries.get(nameOf(key, hash));
      return entry && now() < entry.until ? entry.model : undefined;
    },
  };
}
