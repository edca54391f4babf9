import type { DrawnPart, PartCache } from "@portal/react/server";
import { LRUCache } from "lru-cache";

/** What the cache needs to find an entry, in bytes. */
const ENTRY = 200;

/** HTML of parts, bounded in bytes: what was not drawn for longest goes first. A bound of 0 keeps nothing. */
export const createPartCache = (maxBytes: number): PartCache =>
  maxBytes === 0
    ? { get: () => undefined, set: () => undefined }
    : new LRUCache<string, DrawnPart>({
        maxSize: maxBytes,
        // Vietnamese text has two bytes a character.
        sizeCalculation: ({ html, links }, key) => ENTRY + 2 * (key.length + html.length + links.join("").length),
      });
