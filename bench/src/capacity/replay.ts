/** Replays visitors against a portal, and says what its cache answered and what the rest cost. */
import pg from "pg";
import type { Load } from "../load/load.ts";
import type { Portal } from "../server/portal.ts";
import { publishImage } from "../speed/visible.ts";
import { assumed, type Visitors, visitorsOf } from "./day.ts";

/** Views that are counted; as many come before, and fill the cache. */
const VIEWS = 40_000;
const CONNECTIONS = 8;
export const METRICS_TOKEN = "benchmark-of-a-whole-day";

export interface Replayed {
  /** Share of views that were answered from memory. */
  readonly hits: number;
  /** Milliseconds of CPU of a view, all together. */
  readonly cpu: number;
}

/**
 * @param visits of a day: they decide how many views come between two publications, and nothing else. More than the views that are replayed come
 * between two where there are many visits: the share of hits is then a little higher in truth.
 */
export async function replay(load: Load, portal: Portal, visits: number): Promise<Replayed> {
  const client = new pg.Client({ connectionString: portal.connectionString });
  await client.connect();
  try {
    const visitors = await visitorsOf(client, visits);
    const between = Math.min(VIEWS, Math.round((visits * assumed.viewsPerVisit) / assumed.publications));
    await views(load, portal, visitors, VIEWS, { client, between });
    const [before, cpu] = [await answered(portal), portal.cpu()];
    await views(load, portal, visitors, VIEWS, { client, between });
    const after = await answered(portal);
    const [hits, all] = [after.hits - before.hits, after.all - before.all];
    if (all < VIEWS) throw new Error(`The portal counted ${all} of ${VIEWS} views; the figures would mean nothing.`);
    return { hits: hits / all, cpu: ((portal.cpu() - cpu) / all) * 1000 };
  } finally {
    await client.end();
  }
}

interface Publishing {
  readonly client: pg.Client;
  /** Views between two publications. */
  readonly between: number;
}

async function views(load: Load, portal: Portal, visitors: Visitors, count: number, { client, between }: Publishing): Promise<void> {
  for (let done = 0; done < count; done += between) {
    await publishImage(client, visitors.category(), `/api/mediafile/anh/minh-hoa/budget-${1 + Math.floor(Math.random() * 6)}.svg`);
    const paths = visitors.views(Math.min(between, count - done));
    await load.run({
      origin: portal.origin,
      headers: { "accept-encoding": "br, gzip" },
      streams: [{ name: "views", share: 1, paths }],
      networks: 2_000,
      pace: { connections: CONNECTIONS, requests: paths.length },
    });
  }
}

/** Of pages alone, since the portal started. */
async function answered({ origin }: Portal): Promise<{ readonly all: number; readonly hits: number }> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await response.text()).matchAll(/^portal_http_request_duration_seconds_count\{([^}]*)\} (\d+)$/gm);
  let [all, hits] = [0, 0];
  for (const [, labels = "", count] of lines) {
    if (!labels.includes('route="/*"')) continue;
    all += Number(count);
    if (labels.includes('cache="hit"')) hits += Number(count);
  }
  return { all, hits };
}
