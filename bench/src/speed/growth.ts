/** What a million articles make slower: CPU of pages and calls beside those of the demonstration content, searches and suggestions. */
import pg from "pg";
import { contentFolder } from "../content/content-folder.ts";
import { type Load, percentile, repeat, startLoad } from "../load/load.ts";
import type { Line } from "../report.ts";
import { type Entrant, pair } from "../server/paired.ts";
import { type Portal, withContent, withPortalOn } from "../server/portal.ts";
import { entrant, ms } from "./cached.ts";
import { articlesOr, DEMONSTRATION, pageNames, pages } from "./pages.ts";
import { keepPlot } from "./plots.ts";
import { typingPaths } from "./typing.ts";

const MAX_TIMES = 1.2;
const MAX_SEARCH = 200;
const REQUESTS = 60;
const SEARCHES = 30;
const MAX_SUGGESTIONS = 20;
const names = [...pageNames, "article/reads"] as const;
const CATEGORY = "tin-tai-chinh";
/** For a common word. */
export const search = `/btc/tim-kiem?q=${encodeURIComponent("ngân sách")}`;
export const READS = "/api/article/reads?offset=0&limit=10";
export const anew = { PAGE_CACHE_MB: "0" };

export const LARGE = articlesOr(1_000_000);
/** A point between, for the plot. */
const BETWEEN = 100_000;

/** @param root the checkout */
export async function growthLines(root: string): Promise<Line[]> {
  const load = await startLoad(root);
  try {
    // Read, never written (but for migrations): the portal works on the folder itself.
    const large = await contentFolder(root, LARGE);
    const between = LARGE > BETWEEN ? await costsOf(root, load, await contentFolder(root, BETWEEN)) : undefined;
    return await withContent(root, { articles: DEMONSTRATION, env: anew }, (small) =>
      withPortalOn(root, large, anew, async (portal) => {
        // The same category has the same id in both: the large one began as the small one.
        const [inSmall, inLarge] = [await entrantsOf(load, "small", small), await entrantsOf(load, "large", portal)];
        const costs = await pair(inSmall.flatMap((entry, index) => [entry, inLarge[index] ?? entry]));
        const p95 = await timeOf(load, portal, [search], SEARCHES);
        const few = await timeOf(load, small, [search], SEARCHES);
        const typed = await typingPaths(portal.connectionString);
        const typing = await timeOf(load, portal, typed, typed.length);
        const typingFew = await timeOf(load, small, typed, typed.length);
        keepPlot("growth", {
          title: `CPU of a page drawn anew: ${DEMONSTRATION} and ${LARGE.toLocaleString("en")} articles`,
          x: "articles",
          y: "milliseconds",
          series: names.map((name) => ({
            name,
            points: [
              [DEMONSTRATION, costs.cost(`${name} small`)],
              ...(between ? [[BETWEEN, between(name)] as const] : []),
              [LARGE, costs.cost(`${name} large`)],
            ],
          })),
        });
        return [
          ...names.map((name): Line => {
            const ratio = costs.ratio(`${name} large`, `${name} small`);
            return {
              what: `${name} with ${LARGE.toLocaleString("en")} articles: CPU (beside: with ${DEMONSTRATION})`,
              ours: ms(costs.cost(`${name} large`)),
              beside: `${ms(costs.cost(`${name} small`))} × ${ratio.toFixed(2)}`,
              goal: `≤ ${MAX_TIMES} ×`,
              met: ratio <= MAX_TIMES,
            };
          }),
          {
            what: `search for a common word with ${LARGE.toLocaleString("en")} articles, p95 (beside: with ${DEMONSTRATION})`,
            ours: ms(p95),
            beside: ms(few),
            goal: `≤ ${MAX_SEARCH} ms`,
            met: p95 <= MAX_SEARCH,
          },
          {
            what: `suggestions while typing with ${LARGE.toLocaleString("en")} articles, p95 (beside: with ${DEMONSTRATION})`,
            ours: ms(typing),
            beside: ms(typingFew),
            goal: `≤ ${MAX_SUGGESTIONS} ms`,
            met: typing <= MAX_SUGGESTIONS,
          },
        ];
      }),
    );
  } finally {
    load.end();
  }
}

async function entrantsOf(load: Load, size: string, server: Portal): Promise<readonly Entrant[]> {
  const body = JSON.stringify({ categoryId: await categoryId(server) });
  return [
    ...pageNames.map((name) => entrant(load, `${name} ${size}`, server, { path: pages[name], requests: REQUESTS })),
    entrant(load, `article/reads ${size}`, server, { path: READS, body, requests: REQUESTS * 5 }),
  ];
}

/** Of a number of articles between the two: for the plot. */
const costsOf = (root: string, load: Load, folder: string): Promise<(name: string) => number> =>
  withPortalOn(root, folder, anew, async (portal) => {
    const costs = await pair(await entrantsOf(load, "between", portal));
    return (name) => costs.cost(`${name} between`);
  });

export async function categoryId({ connectionString }: Pick<Portal, "connectionString">): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>("select id from category where slug = $1", [CATEGORY]);
    return rows[0]?.id ?? "";
  } finally {
    await client.end();
  }
}

/** Milliseconds (p95) of one visitor's requests, one after the other. */
async function timeOf(load: Load, { origin }: Portal, paths: readonly string[], requests: number): Promise<number> {
  await repeat(load, origin, { paths, requests: 4 });
  const { answers } = await load.run({
    origin,
    headers: {},
    streams: [{ name: "one", share: 1, paths }],
    networks: 0,
    pace: { connections: 1, requests },
  });
  return percentile(answers, 0.95);
}
