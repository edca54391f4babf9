import { type ContentCache, createContentCache } from "../pages/cache/content-cache.ts";

/** As PAGE_CACHE_MB=0 has it: tests change the database past everything that says so. */
export const uncached = (): ContentCache => createContentCache({ megabytes: 0, now: Date.now, isReceiving: undefined });
