/** Sixteen costly searches at once, again and again, among 100,000 articles: the other pages must not feel them. */
import { setTimeout as sleep } from "node:timers/promises";
import { percentile, startLoad } from "../load/load.ts";
import type { JobResult } from "../load/messages.ts";
import type { Line } from "../report.ts";
import { withContent } from "../server/portal.ts";
import { addressesOf } from "./addresses.ts";
import { ms } from "./cached.ts";
import { articlesOr } from "./pages.ts";
import { bySecond, keepPlot, type Series } from "./plots.ts";

const ARTICLES = articlesOr(100_000);
const AT_ONCE = 16;
const SECONDS = 12;
const RATE = 10;
const MAX_HIT = 30;
/** A home drawn anew: at most twice what it takes in quiet, and so many milliseconds. */
const TIMES = 2;
const PLUS = 50;

/** @param root the checkout */
export function stormLines(root: string): Promise<Line[]> {
  return withContent(root, { articles: ARTICLES, env: { TRUSTED_PROXIES: "127.0.0.1" } }, async (portal) => {
    const [searches, visitors] = await Promise.all([startLoad(root), startLoad(root)]);
    try {
      const { articles, words } = await addressesOf(portal.connectionString, 2000);
      const watch = (from: number): Promise<JobResult> =>
        visitors.run({
          origin: portal.origin,
          headers: { "accept-encoding": "br, gzip" },
          // The home is sent from memory; pages of articles that no one has asked for are drawn anew.
          streams: [
            { name: "hit", share: 1, paths: ["/"] },
            { name: "anew", share: 1, paths: articles.slice(from, from + 1000) },
            { name: "readyz", share: 0.2, paths: ["/readyz"] },
          ],
          networks: 200,
          pace: { rate: RATE * 2.2, seconds: SECONDS },
        });
      await fetch(portal.origin);
      await sleep(1000);
      const quiet = await watch(0);
      const storm = searches.run({
        origin: portal.origin,
        headers: {},
        streams: [
          {
            name: "search",
            share: 1,
            paths: words.flatMap((one) => words.map((other) => `/btc/tim-kiem?q=${encodeURIComponent(`${one} ${other}`)}`)),
          },
        ],
        networks: 0,
        pace: { connections: AT_ONCE, requests: 400 },
      });
      await sleep(500);
      const during = await watch(1000);
      await storm;
      keepPlot("storm", plotOf(quiet, during));
      return linesOf(quiet, during);
    } finally {
      searches.end();
      visitors.end();
    }
  });
}

const of = ({ answers }: JobResult, wanted: string) => answers.filter(({ stream }) => stream === wanted);

function linesOf(quiet: JobResult, during: JobResult): Line[] {
  const hit = percentile(of(during, "hit"), 0.95);
  const before = percentile(of(quiet, "anew"), 0.95);
  const anew = percentile(of(during, "anew"), 0.95);
  const failed = of(during, "readyz").filter(({ status }) => status !== 200).length;
  const limit = TIMES * before + PLUS;
  return [
    {
      what: `${AT_ONCE} costly searches at once, ${ARTICLES.toLocaleString("en")} articles: home from the cache, p95 (beside: in quiet)`,
      ours: ms(hit),
      beside: ms(percentile(of(quiet, "hit"), 0.95)),
      goal: `≤ ${MAX_HIT} ms`,
      met: hit <= MAX_HIT,
    },
    {
      what: "  a page drawn anew, p95 (beside: in quiet)",
      ours: ms(anew),
      beside: ms(before),
      goal: `≤ ${TIMES} × + ${PLUS} ms`,
      met: anew <= limit,
    },
    { what: "  /readyz other than 200", ours: String(failed), goal: "0", met: failed === 0 },
  ];
}

function plotOf(
  quiet: JobResult,
  during: JobResult,
): { readonly title: string; readonly x: string; readonly y: string; readonly limit: number; readonly series: readonly Series[] } {
  const series = (name: string, stream: string): Series => ({
    name,
    points: [...bySecond(of(quiet, stream), 0.95, -SECONDS), ...bySecond(of(during, stream), 0.95)],
  });
  return {
    title: `${AT_ONCE} searches at once from second 0 on, ${ARTICLES.toLocaleString("en")} articles: p95 of each second`,
    x: "seconds",
    y: "milliseconds",
    limit: MAX_HIT,
    series: [series("home, a hit", "hit"), series("drawn anew", "anew"), series("/readyz", "readyz")],
  };
}
