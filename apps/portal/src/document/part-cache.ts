import type { DrawnPart, PartCache } from "@portal/react/server";
import { LRUCache } from "lru-cache";

/** Of a key and of what the cache needs to find it, in bytes. */
const ENTRY = 250;

/** HTML of parts, bounded in bytes: what was not drawn for longest goes first. A bound of 0 keeps nothing. */
export const createPartCache = (maxBytes: number): PartCache =>
  maxBytes === 0
    ? { get: () => undefined, set: () => undefined }
    : new LRUCache<string, DrawnPart>({
        maxSize: maxBytes,
        // Vietnamese text has two bytes a character.
        sizeCalculation: ({ html, links }) => ENTRY + 2 * (html.length + links.join("").length),
      });
