/** Pages drawn anew, beside Next's dynamic pages and React alone; and the home after one category changed. */
import pg from "pg";
import { type Load, startLoad } from "../load/load.ts";
import type { Line } from "../report.ts";
import { type Entrant, pair } from "../server/paired.ts";
import { type Portal, withContent } from "../server/portal.ts";
import { entrant, ms } from "./cached.ts";
import { DEMONSTRATION, type PageName, pageNames, pages, withPeers } from "./pages.ts";

/** Times Next's dynamic page, which reads a file once and has no database. */
const goals: Readonly<Record<PageName, number>> = { home: 1.5, category: 0.8, article: 0.8 };
const MAX_AFTER_CHANGE = 0.3;
const REQUESTS = 100;
/** Changes a round. */
const CHANGES = 40;
const CHANGED_CATEGORY = "tin-tai-chinh";

/** @param root the checkout */
export async function anewLines(root: string): Promise<Line[]> {
  const load = await startLoad(root);
  try {
    const beside = await withContent(root, { articles: DEMONSTRATION, env: { PAGE_CACHE_MB: "0" } }, (portal) =>
      withPeers(root, portal.origin, async ({ next, react }) => {
        const costs = await pair(
          pageNames.flatMap((name) => [
            entrant(load, name, portal, { path: pages[name], requests: REQUESTS }),
            entrant(load, `next ${name}`, next, { path: `/dynamic/${name}`, requests: REQUESTS }),
            entrant(load, `react ${name}`, react, { path: `/${name}`, requests: REQUESTS }),
          ]),
        );
        return {
          lines: pageNames.flatMap((name) => {
            const ratio = costs.ratio(name, `next ${name}`);
            return [
              {
                what: `${name} drawn anew: CPU (beside: Next 16 dynamic, the same elements from a file)`,
                ours: ms(costs.cost(name)),
                beside: ms(costs.cost(`next ${name}`)),
              },
              { what: "  times Next dynamic", ours: ratio.toFixed(2), goal: `≤ ${goals[name]}`, met: ratio <= goals[name] },
              {
                what: "  times React alone",
                ours: costs.ratio(name, `react ${name}`).toFixed(2),
                beside: ms(costs.cost(`react ${name}`)),
              },
            ];
          }),
          home: costs.cost("home"),
        };
      }),
    );
    const changed = await withContent(root, { articles: DEMONSTRATION }, (portal) => afterChanges(load, portal));
    const share = changed / beside.home;
    return [
      ...beside.lines,
      {
        what: "home after one category changed: CPU (beside: home drawn anew)",
        ours: ms(changed),
        beside: ms(beside.home),
        goal: `≤ ${MAX_AFTER_CHANGE * 100} % of anew`,
        met: share <= MAX_AFTER_CHANGE,
      },
    ];
  } finally {
    load.end();
  }
}

/** Milliseconds of CPU that a home costs after the picture of an article of one category was changed, the change included. */
async function afterChanges(load: Load, portal: Portal): Promise<number> {
  const client = new pg.Client({ connectionString: portal.connectionString });
  await client.connect();
  try {
    let count = 0;
    const change = async (): Promise<void> => {
      // What lists show, and no word that search finds: the change itself costs next to nothing.
      await client.query("begin");
      await client.query(
        `update article set image = '/api/mediafile/anh/minh-hoa/budget-' || $1::int || '.svg', updated_at = now() where id =
         (select a.id from article a join category c on c.id = a.category_id where c.slug = $2 and a.published_at <= now() order by a.published_at desc limit 1)`,
        [((count += 1) % 6) + 1, CHANGED_CATEGORY],
      );
      await client.query("select pg_notify('portal_content', $1)", [
        JSON.stringify({ tags: ["articles", `category:${CHANGED_CATEGORY}`] }),
      ]);
      await client.query("commit");
    };
    const home = entrant(load, "changed", portal, { path: pages.home, requests: 1 });
    const measured: Entrant = {
      ...home,
      requests: CHANGES,
      run: async (requests) => {
        for (let index = 0; index < requests; index += 1) {
          await change();
          // Heard by then; a visitor who comes earlier gets the page from before.
          await new Promise((resolve) => setTimeout(resolve, 60));
          await home.run(1);
        }
      },
    };
    return (await pair([measured])).cost("changed");
  } finally {
    await client.end();
  }
}
