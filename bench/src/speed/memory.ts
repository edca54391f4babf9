/** What the portal's process holds once its cache is full, and what a further renderer thread adds. */
import { type Load, startLoad } from "../load/load.ts";
import type { Line } from "../report.ts";
import { type Portal, withContent } from "../server/portal.ts";
import { addressesOf } from "./addresses.ts";

const ARTICLES = 20_000;
const MAX_MB = 400;
const MAX_THREAD_MB = 70;
/** More pages than 64 MB hold: each has some 30 KB and two compressed bodies. */
const PAGES = 3500;
const CONNECTIONS = 4;

/** @param root the checkout */
export async function memoryLines(root: string): Promise<Line[]> {
  const load = await startLoad(root);
  try {
    const measure = (threads: string): Promise<number> =>
      withContent(
        root,
        { articles: ARTICLES, env: { RENDER_THREADS: threads, PAGE_CACHE_MB: "64", TRUSTED_PROXIES: "127.0.0.1" } },
        (portal) => full(load, portal),
      );
    const one = await measure("1");
    const two = await measure("2");
    return [
      { what: `memory, RENDER_THREADS=1, ${PAGES} pages drawn into 64 MB`, ours: mb(one), goal: `≤ ${MAX_MB} MB`, met: one <= MAX_MB },
      { what: "  a further thread", ours: mb(two - one), beside: mb(two), goal: `≤ ${MAX_THREAD_MB} MB`, met: two - one <= MAX_THREAD_MB },
    ];
  } finally {
    load.end();
  }
}

/** Megabytes. */
async function full(load: Load, portal: Portal): Promise<number> {
  const { articles } = await addressesOf(portal.connectionString, PAGES);
  await load.run({
    origin: portal.origin,
    headers: { "accept-encoding": "br, gzip" },
    streams: [{ name: "pages", share: 1, paths: articles }],
    networks: 200,
    pace: { connections: CONNECTIONS, requests: PAGES },
  });
  await new Promise((resolve) => setTimeout(resolve, 5000));
  return portal.memory() / 2 ** 20;
}

const mb = (megabytes: number): string => `${Math.round(megabytes)} MB`;
