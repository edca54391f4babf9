import { expect, test } from "vitest";
import { cacheControlOf, cacheControlOfRedirect } from "./caching.ts";

const NOW = 1_790_000_000_000;
const DAY = 86_400;

test.each([
  ["never", undefined, 60, 60, DAY],
  ["in a week", 7 * DAY, 60, 60, DAY],
  ["in an hour", 3_600, 60, 60, 3_540],
  ["in 90 seconds", 90, 60, 30, 30],
  ["in a minute", 60, 60, 0, 0],
  ["in 20 seconds", 20.9, 20, 0, 0],
  ["now", 0, 0, 0, 0],
  ["a moment ago", -5, 0, 0, 0],
])(
  "a page that changes by itself %s is shown by no cache after that, not even where the portal cannot be had",
  (_, ends, kept, late, error) => {
    const freshUntil = ends === undefined ? undefined : NOW + ends * 1_000;
    const header = `public, max-age=0, s-maxage=${kept}`;
    expect(cacheControlOf("all", freshUntil, NOW)).toBe(`${header}, stale-while-revalidate=${late}, stale-if-error=${error}`);
    expect(cacheControlOfRedirect("all", freshUntil, NOW)).toBe(header);
    if (ends !== undefined) expect(kept + Math.max(late, error)).toBeLessThanOrEqual(Math.max(0, ends));
  },
);
