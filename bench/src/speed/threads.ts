/** Drawings per second with two renderer threads against one: pages that are drawn anew, as many as the portal can. */
import { type Load, startLoad } from "../load/load.ts";
import { median } from "../measure.ts";
import type { Line } from "../report.ts";
import { PAIRED_ROUNDS } from "../server/paired.ts";
import { type Portal, withContent } from "../server/portal.ts";
import { addressesOf } from "./addresses.ts";
import { DEMONSTRATION } from "./pages.ts";

const MIN_TIMES = 1.6;
const REQUESTS = 300;
const CONNECTIONS = 8;

/** @param root the checkout */
export async function threadLines(root: string): Promise<Line[]> {
  const load = await startLoad(root);
  const env = (threads: string) => ({ PAGE_CACHE_MB: "0", RENDER_THREADS: threads, TRUSTED_PROXIES: "127.0.0.1" });
  try {
    return await withContent(root, { articles: DEMONSTRATION, env: env("1") }, (one) =>
      withContent(root, { articles: DEMONSTRATION, env: env("2") }, async (two) => {
        // Each its own: visitors of the same page join in one drawing.
        const { articles: paths } = await addressesOf(one.connectionString, REQUESTS);
        const speeds: [number, number][] = [];
        await speed(load, one, paths);
        await speed(load, two, paths);
        for (let round = 0; round < PAIRED_ROUNDS; round += 1) speeds.push([await speed(load, one, paths), await speed(load, two, paths)]);
        const times = median(speeds.map(([first, second]) => second / first));
        return [
          {
            what: "articles drawn anew, two renderer threads (beside: one), whole requests with the database",
            ours: `${Math.round(median(speeds.map(([, second]) => second)))}/s`,
            beside: `${Math.round(median(speeds.map(([first]) => first)))}/s`,
            goal: `≥ ${MIN_TIMES} ×`,
            met: times >= MIN_TIMES,
          },
        ];
      }),
    );
  } finally {
    load.end();
  }
}

async function speed(load: Load, { origin }: Portal, paths: readonly string[]): Promise<number> {
  const { answers, took } = await load.run({
    origin,
    headers: { "accept-encoding": "br, gzip" },
    streams: [{ name: "anew", share: 1, paths }],
    networks: 200,
    pace: { connections: CONNECTIONS, requests: REQUESTS },
  });
  return answers.filter(({ status }) => status === 200).length / (took / 1000);
}
