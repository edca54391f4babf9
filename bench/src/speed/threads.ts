/** Drawings per second with two renderer threads against one: pages whose models are loaded, and whole requests. */
import { drawingsPerSecond } from "../drawing/drawings.ts";
import { type Load, startLoad } from "../load/load.ts";
import { median } from "../measure.ts";
import type { Line } from "../report.ts";
import { PAIRED_ROUNDS } from "../server/paired.ts";
import { type Portal, withContent } from "../server/portal.ts";
import { addressesOf } from "./addresses.ts";
import { DEMONSTRATION, pages } from "./pages.ts";

const MIN_TIMES = 1.6;
const REQUESTS = 300;
const CONNECTIONS = 8;
/** Distinct articles whose models are drawn, beside the home and a category. */
const MODELS = 40;
const DRAWINGS = 1500;

/** Of one thread and of two. */
type Speeds = readonly [one: number, two: number];

/** @param root the checkout */
export async function threadLines(root: string): Promise<Line[]> {
  const load = await startLoad(root);
  const env = (threads: string) => ({ PAGE_CACHE_MB: "0", RENDER_THREADS: threads, TRUSTED_PROXIES: "127.0.0.1" });
  try {
    return await withContent(root, { articles: DEMONSTRATION, env: env("1") }, async (one) => {
      // Each its own: visitors of the same page join in one drawing.
      const { articles: paths } = await addressesOf(one.connectionString, REQUESTS);
      const models = await modelsOf(one, [pages.home, pages.category, ...paths.slice(0, MODELS)]);
      const drawn = await paired((threads) => drawingsPerSecond({ root, models, threads, drawings: DRAWINGS }));
      return withContent(root, { articles: DEMONSTRATION, env: env("2") }, async (two) => {
        const ask = (threads: number): Promise<number> => speed(load, threads === 1 ? one : two, paths);
        await ask(1);
        await ask(2);
        const asked = await paired(ask);
        const times = median(drawn.map(([first, second]) => second / first));
        return [
          { what: "pages drawn from loaded models, two renderer threads (beside: one)", ...besideEachOther(drawn) },
          { what: "  times one thread", ours: times.toFixed(2), goal: `≥ ${MIN_TIMES} ×`, met: times >= MIN_TIMES },
          {
            what: "  whole requests for articles, with database, compression and the load generator on the same processors",
            ...besideEachOther(asked),
          },
        ];
      });
    });
  } finally {
    load.end();
  }
}

async function paired(measure: (threads: 1 | 2) => Promise<number>): Promise<Speeds[]> {
  const speeds: Speeds[] = [];
  for (let round = 0; round < PAIRED_ROUNDS; round += 1) speeds.push([await measure(1), await measure(2)]);
  return speeds;
}

const besideEachOther = (speeds: readonly Speeds[]): Pick<Line, "ours" | "beside"> => ({
  ours: `${Math.round(median(speeds.map(([, second]) => second)))}/s`,
  beside: `${Math.round(median(speeds.map(([first]) => first)))}/s`,
});

/** One after the other: all at once would be more than wait for a thread. */
async function modelsOf({ origin }: Portal, paths: readonly string[]): Promise<string[]> {
  const models: string[] = [];
  for (const path of paths) {
    const response = await fetch(`${origin}/api/page?path=${encodeURIComponent(path)}`);
    if (!response.ok) throw new Error(`The model of ${path} was answered ${response.status}.`);
    models.push(await response.text());
  }
  return models;
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
