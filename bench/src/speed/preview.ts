/** What a preview costs beside drawing the page anew, and how long a publication waits for previews that are under way. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { median, percentileOf } from "../measure.ts";
import type { Line } from "../report.ts";
import { type Portal, withContent } from "../server/portal.ts";
import { ms } from "./cached.ts";
import { type Editor, signInEditor } from "./editor.ts";
import { DEMONSTRATION, type PageName, pageNames, pages } from "./pages.ts";

const WARM_UP = 15;
const ROUNDS = 60;
/** Each is half a second of CPU: it is counted in hundredths. */
const CPU_REQUESTS = 30;
const CPU_ROUNDS = 5;
const PUBLICATIONS = 20;
const MANY = 40;
/** Milliseconds between two publications: previews are under way again. */
const PAUSE_MS = 300;
/** Milliseconds between two looks at what waits. */
const WATCH_MS = 3;
const goals = { ratio: 2, many: 1_000, wait: 100 };

/** @param root the checkout */
export function previewLines(root: string): Promise<Line[]> {
  // Nothing is kept, parts of pages neither: each page is drawn anew, as each preview is.
  return withContent(root, { articles: DEMONSTRATION, env: { PAGE_CACHE_MB: "0", PART_CACHE_MB: "0" } }, async (portal) => {
    const { origin, connectionString } = portal;
    const editor = await signInEditor(origin, connectionString);
    try {
      const slugs = await editor.articles("tin-tai-chinh", MANY);
      const [one] = slugs;
      if (one === undefined || slugs.length < MANY) throw new Error(`The demonstration content has no ${MANY} articles to change.`);
      return [
        ...(await beside(portal, await editor.preview(await editor.retitle([one])))),
        ...(await ofMany(origin, await editor.preview(await editor.retitle(slugs)))),
        await waiting(editor, connectionString, slugs),
      ];
    } finally {
      await editor.close();
    }
  });
}

async function beside({ origin, cpu }: Portal, preview: string): Promise<Line[]> {
  const times = await alternate(origin, preview, pageNames);
  const lines: Line[] = [];
  for (const name of pageNames) {
    const { previewed, anew } = times[name];
    const [slow, usual] = [percentileOf(previewed, 0.95), percentileOf(anew, 0.95)];
    const path = pages[name];
    const costs = await cpuRatio(
      cpu,
      () => timeOf(origin + preview + path),
      () => timeOf(origin + path),
    );
    lines.push(
      {
        what: `preview of one changed record, ${name}: p95 of ${ROUNDS} (beside: the page drawn anew)`,
        ours: `${ms(slow)}, ${(slow / usual).toFixed(2)} ×`,
        beside: ms(usual),
        goal: `≤ ${goals.ratio} ×`,
        met: slow / usual <= goals.ratio,
      },
      { what: "  its CPU, times the page's", ours: costs.toFixed(2) },
    );
  }
  return lines;
}

/** Median of the rounds' own ratios. */
async function cpuRatio(cpu: () => number, one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const ratios: number[] = [];
  const cost = async (work: () => Promise<unknown>): Promise<number> => {
    const before = cpu();
    for (let count = 0; count < CPU_REQUESTS; count += 1) await work();
    return cpu() - before;
  };
  for (let round = 0; round < CPU_ROUNDS; round += 1) {
    const costs = [await cost(one), await cost(other)] as const;
    ratios.push(costs[0] / costs[1]);
  }
  return median(ratios);
}

async function ofMany(origin: string, preview: string): Promise<Line[]> {
  const { home } = await alternate(origin, preview, ["home"]);
  const slow = percentileOf(home.previewed, 0.95);
  return [
    {
      what: `preview of ${MANY} changed records, home: p95 of ${ROUNDS}`,
      ours: ms(slow),
      beside: ms(percentileOf(home.anew, 0.95)),
      goal: `≤ ${goals.many} ms`,
      met: slow <= goals.many,
    },
  ];
}

interface Times {
  readonly previewed: number[];
  readonly anew: number[];
}

/** Both by turns: what slows the machine for a moment meets both alike. */
async function alternate(origin: string, preview: string, names: readonly PageName[]): Promise<Readonly<Record<PageName, Times>>> {
  const times: Record<PageName, Times> = {
    home: { previewed: [], anew: [] },
    category: { previewed: [], anew: [] },
    article: { previewed: [], anew: [] },
  };
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const name of names) {
      const anew = await timeOf(origin + pages[name]);
      const previewed = await timeOf(origin + preview + pages[name]);
      if (round < 0) continue;
      times[name].anew.push(anew);
      times[name].previewed.push(previewed);
    }
  return times;
}

async function timeOf(url: string): Promise<number> {
  const since = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} was answered ${response.status}.`);
  return performance.now() - since;
}

/** Publishes while two viewers look at previews of the same records all the time, and while none does. */
async function waiting(editor: Editor, connectionString: string, slugs: readonly string[]): Promise<Line> {
  const quiet: number[] = [];
  const busy: number[] = [];
  const waits: number[] = [];
  const watch = await watchWaiting(connectionString);
  const previews = await Promise.all([1, 2].map(async () => editor.preview(await editor.retitle(slugs))));
  for (let turn = 0; turn < PUBLICATIONS; turn += 1) {
    quiet.push(await editor.publish(await editor.approve([slugs[turn] ?? ""])));
    const set = await editor.approve([slugs[turn] ?? ""]);
    const done = new AbortController();
    const viewers = previews.map((preview) => look(editor.origin + preview + pages.home, done.signal));
    await sleep(PAUSE_MS);
    const waited = watch.begin();
    busy.push(await editor.publish(set));
    waits.push(waited());
    done.abort();
    await Promise.all(viewers);
  }
  await watch.close();
  const longest = percentileOf(waits, 0.95);
  return {
    what: `publishing waits for the locks of two previews of ${MANY} records that are drawn all the time: p95 of ${PUBLICATIONS}; all of it (beside: while none is), medians`,
    ours: `${ms(longest)}; ${ms(median(busy))}`,
    beside: ms(median(quiet)),
    goal: `≤ ${goals.wait} ms`,
    met: longest <= goals.wait,
  };
}

/** Looks all the time whether a publication waits for a preview: on a busy machine it is slow for other reasons too. */
async function watchWaiting(connectionString: string): Promise<{ begin(): () => number; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  let total = 0;
  const closed = new AbortController();
  const watching = (async () => {
    for (let last = performance.now(), was = false; !closed.signal.aborted;) {
      const { rows } = await client.query<{ waits: boolean }>(`select exists (
        select from pg_stat_activity a, unnest(pg_blocking_pids(a.pid)) as b (pid) join pg_stat_activity p on p.pid = b.pid
        where a.wait_event_type = 'Lock' and a.application_name = 'portal' and p.application_name = 'portal preview') as waits`);
      const now = performance.now();
      if (was) total += now - last;
      [last, was] = [now, rows[0]?.waits === true];
      await sleep(WATCH_MS);
    }
  })();
  return {
    begin() {
      const before = total;
      return () => total - before;
    },
    async close() {
      closed.abort();
      await watching;
      await client.end();
    },
  };
}

async function look(url: string, done: AbortSignal): Promise<void> {
  while (!done.aborted) await (await fetch(url)).arrayBuffer();
}
