import type { DrawnModel } from "@portal/domain";
import { LRUCache } from "lru-cache";
import { FinishedBody, type KeptModel } from "./finished-body.ts";

/** Milliseconds for which a document's model can be had after the document was replaced: so old are pages that proxies and readers still show. */
const KEPT_FOR = 10 * 60_000;

/** It is this one under its hash for good, and no one's in particular. */
const cacheControl = (): string => `public, max-age=${KEPT_FOR / 1000}, immutable`;

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
  /** @param key - of the document */
  add(key: string, document: FinishedBody): void;
  find(key: string, hash: string): KeptModel | undefined;
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
    add(key, { model }) {
      if (model) entries.set(nameOf(key, model.hash), { model, until: now() + KEPT_FOR });
    },
    find(key, hash) {
      const entry = entries.get(nameOf(key, hash));
      return entry && now() < entry.until ? entry.model : undefined;
    },
  };
}
