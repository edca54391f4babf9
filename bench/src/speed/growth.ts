/** What a million articles make slower: CPU of pages and calls beside those of the demonstration content, and the search for a common word. */
import pg from "pg";
import { contentFolder } from "../content/content-folder.ts";
import { type Load, percentile, repeat, startLoad } from "../load/load.ts";
import type { Line } from "../report.ts";
import { type Entrant, pair } from "../server/paired.ts";
import { type Portal, withContent, withPortalOn } from "../server/portal.ts";
import { entrant, ms } from "./cached.ts";
import { articlesOr, DEMONSTRATION, pageNames, pages } from "./pages.ts";
import { keepPlot } from "./plots.ts";

const MAX_TIMES = 1.2;
const MAX_SEARCH = 200;
const REQUESTS = 60;
const SEARCHES = 30;
const names = [...pageNames, "article/reads"] as const;
const CATEGORY = "tin-tai-chinh";
const search = `/btc/tim-kiem?q=${encodeURIComponent("ngân sách")}`;
const anew = { PAGE_CACHE_MB: "0" };

const LARGE = articlesOr(1_000_000);

/** @param root the checkout */
export async function growthLines(root: string): Promise<Line[]> {
  const load = await startLoad(root);
  try {
    // Read, never written: the portal works on the folder itself.
    const large = await contentFolder(root, LARGE);
    return await withContent(root, { articles: DEMONSTRATION, env: anew }, (small) =>
      withPortalOn(root, large, anew, async (portal) => {
        // The same category has the same id in both: the large one began as the small one.
        const body = JSON.stringify({ categoryId: await categoryId(small) });
        const entrants = (size: string, server: Portal): Entrant[] => [
          ...pageNames.map((name) => entrant(load, `${name} ${size}`, server, { path: pages[name], requests: REQUESTS })),
          entrant(load, `article/reads ${size}`, server, { path: "/api/article/reads?offset=0&limit=10", body, requests: REQUESTS * 5 }),
        ];
        const [inSmall, inLarge] = [entrants("small", small), entrants("large", portal)];
        const costs = await pair(inSmall.flatMap((entry, index) => [entry, inLarge[index] ?? entry]));
        const p95 = await searchTime(load, portal);
        const few = await searchTime(load, small);
        keepPlot("growth", {
          title: `CPU of a page drawn anew: ${DEMONSTRATION} and ${LARGE.toLocaleString("en")} articles`,
          x: "articles",
          y: "milliseconds",
          series: names.map((name) => ({
            name,
            points: [
              [DEMONSTRATION, costs.cost(`${name} small`)],
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
        ];
      }),
    );
  } finally {
    load.end();
  }
}

async function categoryId({ connectionString }: Portal): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>("select id from category where slug = $1", [CATEGORY]);
    return rows[0]?.id ?? "";
  } finally {
    await client.end();
  }
}

/** One visitor, one search after the other. */
async function searchTime(load: Load, { origin }: Portal): Promise<number> {
  await repeat(load, origin, { paths: [search], requests: 4 });
  const { answers } = await load.run({
    origin,
    headers: {},
    streams: [{ name: "search", share: 1, paths: [search] }],
    networks: 0,
    pace: { connections: 1, requests: SEARCHES },
  });
  return percentile(answers, 0.95);
}
