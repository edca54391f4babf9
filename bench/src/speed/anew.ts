/** Pages drawn anew, beside Next's dynamic pages and React alone; and the home after one category changed. */
import { setTimeout as sleep } from "node:timers/promises";
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
/** What is measured is a server that has run for a while: its programs are compiled. */
const WARM_UP = 300;
/** Changes a round. */
const CHANGES = 40;
const CHANGED_CATEGORY = "tin-tai-chinh";

/** @param root the checkout */
export async function anewLines(root: string): Promise<Line[]> {
  const load = await startLoad(root);
  try {
    const beside = await withContent(root, { articles: DEMONSTRATION, env: { PAGE_CACHE_MB: "0" } }, (portal) =>
      withPeers(root, portal.origin, async ({ next, react }) => {
        const entrants = pageNames.flatMap((name) => [
          entrant(load, name, portal, { path: pages[name], requests: REQUESTS }),
          entrant(load, `next ${name}`, next, { path: `/dynamic/${name}`, requests: REQUESTS }),
          entrant(load, `react ${name}`, react, { path: `/${name}`, requests: REQUESTS }),
        ]);
        for (const one of entrants) await one.run(WARM_UP);
        const costs = await pair(entrants);
        return pageNames.flatMap((name) => {
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
        });
      }),
    );
    // Nothing kept at all beside: what is used again is the gain that is measured.
    const nothing = { PAGE_CACHE_MB: "0", PART_CACHE_MB: "0" };
    const changed = await withContent(root, { articles: DEMONSTRATION, env: nothing }, (bare) =>
      withContent(root, { articles: DEMONSTRATION }, (portal) => afterChanges(load, { portal, bare })),
    );
    return [
      ...beside,
      {
        what: "home after one category changed, the request alone: CPU (beside: home drawn anew, nothing kept)",
        ours: ms(changed.request),
        beside: ms(changed.anew),
      },
      {
        what: "  of anew",
        ours: `${(changed.share * 100).toFixed(0)} %`,
        goal: `≤ ${MAX_AFTER_CHANGE * 100} %`,
        met: changed.share <= MAX_AFTER_CHANGE,
      },
      {
        what: "  the change alone, received by the server: CPU (beside: waiting as long)",
        ours: ms(changed.change),
        beside: ms(changed.waiting),
      },
    ];
  } finally {
    load.end();
  }
}

interface AfterChange {
  /** Milliseconds of CPU: a home after a change, without the change and the waiting. */
  readonly request: number;
  /** A home of a portal that keeps nothing, asked for after waiting as long: a processor that rested is slower than one at work. */
  readonly anew: number;
  /** Of these, the median of the rounds' own. */
  readonly share: number;
  /** A change that no one asks after, without the waiting. */
  readonly change: number;
  readonly waiting: number;
}

/** What a home costs after the picture of an article of one category was changed. @param bare keeps neither pages nor parts */
async function afterChanges(load: Load, { portal, bare }: { readonly portal: Portal; readonly bare: Portal }): Promise<AfterChange> {
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
    const home = entrant(load, "home", portal, { path: pages.home, requests: 1 });
    const repeated = (name: string, { cpu }: Portal, once: () => Promise<unknown>): Entrant => ({
      name,
      cpu,
      requests: CHANGES,
      run: async (times) => {
        for (let index = 0; index < times; index += 1) {
          await once();
        }
      },
    });
    // The notification has been received by then; a visitor who comes earlier gets the page from before.
    const received = (): Promise<void> => sleep(60);
    const changed = repeated("changed", portal, async () => {
      await change();
      await received();
      await home.run(1);
    });
    const bareHome = entrant(load, "anew", bare, { path: pages.home, requests: 1 });
    const anew = repeated("anew", bare, () => received().then(() => bareHome.run(1)));
    await changed.run(WARM_UP);
    await anew.run(WARM_UP);
    const costs = await pair([
      repeated("waiting", portal, received),
      repeated("change", portal, () => change().then(received)),
      changed,
      repeated("waiting of bare", bare, received),
      anew,
    ]);
    return {
      request: costs.excess("changed", "change"),
      anew: costs.excess("anew", "waiting of bare"),
      share: costs.share("changed", "change", "anew", "waiting of bare"),
      change: costs.excess("change", "waiting"),
      waiting: costs.cost("waiting"),
    };
  } finally {
    await client.end();
  }
}
