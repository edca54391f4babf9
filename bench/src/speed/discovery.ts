/**
 * What programs read of a portal with a million articles: its sitemap and feeds, written anew and kept; what reading all of it leaves in memory; how long
 * after a publication they name the new article.
 */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { median, percentileOf } from "../measure.ts";
import { endServer, freePort, startServer } from "../portal-server.ts";
import type { Line } from "../report.ts";
import { type Portal, withContent } from "../server/portal.ts";
import { ms } from "./cached.ts";
import { type Editor, signInEditor } from "./editor.ts";
import { articlesOr } from "./pages.ts";

const ARTICLES = articlesOr(1_000_000);
const ROUNDS = 40;
/** Whole sitemaps that are read one after the other. */
const READINGS = 3;
const PUBLICATIONS = 30;
const POLL_MS = 5;
const WARM_UP = 3;
const CATEGORY = "tin-tai-chinh";
const goals = { ms: 200, growthMb: 32, fresh: 300 };

/** @param root the checkout */
export function discoveryLines(root: string): Promise<Line[]> {
  return withContent(root, { articles: ARTICLES }, async (portal) => {
    const anew = await withoutCache(root, portal.connectionString, (origin) => timesOf(origin, portal.connectionString));
    const kept = await timesOf(portal.origin, portal.connectionString);
    const memory = await reading(portal);
    const fresh = await publishing(portal);
    return [
      ...linesOf(`sitemap and feeds of ${ARTICLES.toLocaleString("en")} articles, written anew`, anew),
      ...linesOf("the same, kept", kept),
      ...memory,
      ...fresh,
    ];
  });
}

/** A process on the same database that keeps nothing: each answer is written anew. */
async function withoutCache<T>(root: string, connectionString: string, work: (origin: string) => Promise<T>): Promise<T> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(root, { PORT: port, DATABASE_URL: connectionString, PUBLIC_ORIGIN: origin, PAGE_CACHE_MB: "0" });
  try {
    return await work(origin);
  } finally {
    await endServer(server);
  }
}

type Times = ReadonlyMap<string, readonly number[]>;

/** Milliseconds of answers, by what was asked: each address a few times for nothing, then so often that all of its kind are asked ROUNDS times or once each. */
async function timesOf(origin: string, connectionString: string): Promise<Times> {
  const files = await filesOf(origin);
  const kinds = Map.groupBy(files, (url) => /\/sitemaps\/([a-z]+)/.exec(url)?.[1] ?? "");
  const feeds = await feedsOf(origin, connectionString);
  const asked = new Map<string, readonly string[]>([
    ["index of the sitemap", [`${origin}/sitemap.xml`]],
    ...[...kinds].map(([kind, urls]) => [`its files of ${kind}`, urls] as const),
    ...feeds,
  ]);
  const times = new Map<string, number[]>();
  for (const [what, urls] of asked) {
    // Compiled, compressed and kept, where something is kept.
    const some = spread(urls, ROUNDS);
    for (const url of some) for (let round = 0; round < WARM_UP; round += 1) await timeOf(url);
    const measured: number[] = [];
    while (measured.length < ROUNDS) for (const url of some) measured.push(await timeOf(url));
    times.set(what, measured);
  }
  return times;
}

/** At most so many of them, from the first to the last. */
const spread = (urls: readonly string[], count: number): readonly string[] =>
  urls.length <= count ? urls : Array.from({ length: count }, (_, index) => urls[Math.floor((index * urls.length) / count)] ?? "");

async function filesOf(origin: string): Promise<readonly string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
}

async function feedsOf(origin: string, connectionString: string): Promise<readonly (readonly [string, readonly string[]])[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ site: string; category: string | null }>(
      `select s.slug as site, null as category from site s union all
       select s.slug, c.slug from category c join site s on s.id = c.site_id order by 1, 2`,
    );
    const of = (isSite: boolean, format: string): readonly string[] =>
      rows
        .filter(({ category }) => (category === null) === isSite)
        .map(({ site, category }) => `${origin}/feed/${category === null ? site : `${site}/${category}`}.${format}`);
    return ["atom", "json"].flatMap((format) => [
      [`feeds of sites, ${format}`, of(true, format)] as const,
      [`feeds of categories, ${format}`, of(false, format)] as const,
    ]);
  } finally {
    await client.end();
  }
}

async function timeOf(url: string): Promise<number> {
  const since = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} was answered ${response.status}.`);
  return performance.now() - since;
}

const linesOf = (what: string, times: Times): Line[] =>
  [...times].map(([asked, each], index) => {
    const slow = percentileOf(each, 0.95);
    return {
      what: index === 0 ? `${what}, ${asked}: p95 of ${each.length} (beside: median, slowest)` : `  ${asked}: ${each.length}`,
      ours: ms(slow),
      beside: `${ms(median(each))}, ${ms(Math.max(...each))}`,
      goal: `≤ ${goals.ms} ms`,
      met: slow <= goals.ms,
    };
  });

/** All files, again and again: more than the cache of pages holds. The first reading fills it. */
async function reading({ origin, memory }: Portal): Promise<Line[]> {
  const files = await filesOf(origin);
  const times: number[] = [];
  const held = [memory()];
  for (let round = 0; round <= READINGS; round += 1) {
    for (const url of files) times.push(await timeOf(url));
    held.push(memory());
  }
  const slow = percentileOf(times, 0.95);
  const megabytes = held.map((bytes) => Math.round(bytes / 2 ** 20));
  const [before = 0, filled = 0] = megabytes;
  const growth = (megabytes.at(-1) ?? 0) - filled;
  return [
    {
      what: `all ${files.length.toLocaleString("en")} files of the sitemap in turn, as robots read them: p95 (beside: median, slowest)`,
      ours: ms(slow),
      beside: `${ms(median(times))}, ${ms(Math.max(...times))}`,
      goal: `≤ ${goals.ms} ms`,
      met: slow <= goals.ms,
    },
    {
      what: `  memory of the process: growth by ${READINGS} readings after the one that fills the cache (beside: before, after each)`,
      ours: `${growth} MB`,
      beside: [before, ...megabytes.slice(1)].join(", "),
      goal: `≤ ${goals.growthMb} MB`,
      met: growth <= goals.growthMb,
    },
  ];
}

/** New articles, published by the calls of administration one after the other. */
async function publishing({ origin, connectionString }: Portal): Promise<Line[]> {
  const editor = await signInEditor(origin, connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("listen portal_content");
    const [like = ""] = await editor.articles(CATEGORY, 1);
    const times: [name: string, times: number[]][] = [
      ["the month's file names it", []],
      ["the index says that the file was changed", []],
      ["the site's feed begins with it", []],
    ];
    for (let round = 0; round < PUBLICATIONS; round += 1) {
      const slug = `bai-moi-${Date.now().toString(36)}-${round}`;
      const found = await publishOne(editor, client, slug, like);
      for (const [index, each] of found.entries()) times[index]?.[1].push(each);
    }
    return times.map(([what, each], index) => {
      const slow = percentileOf(each, 0.95);
      return {
        what: index === 0 ? `commit of a publication → ${what}: p95 of ${each.length} (beside: median, slowest)` : `  ${what}`,
        ours: ms(slow),
        beside: `${ms(median(each))}, ${ms(Math.max(...each))}`,
        goal: `≤ ${goals.fresh} ms`,
        met: slow <= goals.fresh,
      };
    });
  } finally {
    await client.end();
    await editor.close();
  }
}

/** @returns milliseconds from the commit until each of the three shows it */
async function publishOne(editor: Editor, client: pg.Client, slug: string, like: string): Promise<number[]> {
  const { origin } = editor;
  const set = await editor.approveNew(slug, like);
  const month = new Date().toISOString().slice(0, 7);
  const before = await newestFile(origin, month);
  // The database notifies when it commits.
  const committed = new Promise<number>((resolve) => client.once("notification", () => resolve(performance.now())));
  await Promise.all([editor.publish(set), committed]);
  const since = await committed;
  const until = async (isShown: () => Promise<boolean>): Promise<number> => {
    while (!(await isShown())) {
      if (performance.now() - since > 10_000) throw new Error(`${slug} was not shown within 10 s.`);
      await sleep(POLL_MS);
    }
    return performance.now() - since;
  };
  const text = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  return Promise.all([
    until(async () => (await text(before.path)).includes(`/${slug}<`)),
    until(async () => (await newestFile(origin, month)).line !== before.line),
    until(async () => (await text("/feed/btc.atom")).includes(`/${slug}<`)),
  ]);
}

/** The last of a month's files, in which the newest articles are; its line of the index. */
async function newestFile(origin: string, month: string): Promise<{ readonly path: string; readonly line: string }> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const lines = [...index.matchAll(/<sitemap>.*?<\/sitemap>/gs)].map(([line]) => line);
  const line = lines.findLast((one) => one.includes(`/articles-${month}`)) ?? "";
  return { path: new URL(/<loc>([^<]+)<\/loc>/.exec(line)?.[1] ?? `${origin}/sitemaps/articles-${month}.xml`).pathname, line };
}
