import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Sanitizer } from "../../content/sanitizer/index.ts";
import { mayPassLater, type Refusal } from "../../content/sanitizer/result.ts";

/** HTML of so many documents rests at a time. */
const MOST = 1_000;

/**
 * A sanitiser that tries HTML again only some time after it gave it up for time or memory: pages without it are kept for no one, so that
 * each visitor would have all others' HTML wait for one that takes ten seconds.
 * @param time - milliseconds
 */
export function restAfterFailure(sanitizer: Pick<Sanitizer, "sanitize">, time: number): Pick<Sanitizer, "sanitize"> {
  const resting = new LRUCache<string, Refusal>({ max: MOST, ttl: time });
  return {
    async sanitize(html) {
      const key = createHash("sha256").update(html).digest("base64");
      const known = resting.get(key);
      if (known) return known;
      const result = await sanitizer.sanitize(html);
      if ("refused" in result && mayPassLater(result.refused)) resting.set(key, result);
      return result;
    },
  };
}
