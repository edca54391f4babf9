/** How long after a commit a page shows it: in the process that is asked, and in a second one on the same database. */
import pg from "pg";
import { median, percentileOf } from "../measure.ts";
import { endServer, freePort, startServer } from "../portal-server.ts";
import type { Line } from "../report.ts";
import { withContent } from "../server/portal.ts";
import { ms } from "./cached.ts";
import { DEMONSTRATION } from "./pages.ts";

const CHANGES = 30;
const goals = [100, 150] as const;
const CATEGORY = "tin-tai-chinh";
const PAGE = `/btc/${CATEGORY}`;
const POLL_MS = 2;

/** @param root the checkout */
export function visibleLines(root: string): Promise<Line[]> {
  return withContent(root, { articles: DEMONSTRATION }, async ({ origin, connectionString }) => {
    const port = String(await freePort());
    const second = await startServer(root, { PORT: port, DATABASE_URL: connectionString, PUBLIC_ORIGIN: `http://127.0.0.1:${port}` });
    try {
      const times = await timesUntilShown(connectionString, [origin, `http://127.0.0.1:${port}`]);
      return times.map((each, index) =>
        visibleLine(index === 0 ? "commit → visible: the process beside the database" : "  a second process", each, goals[index] ?? 0),
      );
    } finally {
      await endServer(second);
    }
  });
}

export function visibleLine(what: string, times: readonly number[], goal: number): Line {
  const slowest = percentileOf(times, 0.95);
  return {
    what: `${what}, p95 of ${times.length}`,
    ours: ms(slowest),
    beside: `median ${ms(median(times))}`,
    goal: `≤ ${goal} ms`,
    met: slowest <= goal,
  };
}

/** Changes an article of the demonstration content, and asks until its category shows it. @returns milliseconds of each change, by origin */
export async function timesUntilShown(connectionString: string, origins: readonly string[]): Promise<readonly (readonly number[])[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const times = origins.map((): number[] => []);
    for (let change = 0; change < CHANGES; change += 1) {
      const mark = `/api/mediafile/anh/minh-hoa/${["budget", "market"][change % 2]}-${(change % 6) + 1}.svg?v=${change}`;
      for (const each of origins) await fetch(each + PAGE);
      await publishImage(client, CATEGORY, mark);
      const since = performance.now();
      await Promise.all(origins.map(async (each, index) => times[index]?.push(await untilShown(each + PAGE, mark, since))));
    }
    return times;
  } finally {
    await client.end();
  }
}

async function untilShown(url: string, mark: string, since: number): Promise<number> {
  for (;;) {
    const body = await (await fetch(url)).text();
    if (body.includes(mark)) return performance.now() - since;
    if (performance.now() - since > 10_000) throw new Error(`${url} did not show the change within 10 s.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** The newest article of a category gets another image: lists and pages that show it are dropped. */
export async function publishImage(client: pg.Client, category: string, image: string): Promise<void> {
  await client.query("begin");
  const { rows } = await client.query<{ slug: string }>(
    `update article set image = $1, updated_at = now() where id =
     (select a.id from article a join category c on c.id = a.category_id where c.slug = $2 and a.published_at <= now() order by a.published_at desc limit 1)
     returning slug`,
    [image, category],
  );
  const tags = ["articles", `category:${category}`, ...rows.map(({ slug }) => `article:${slug}`)];
  await client.query("select pg_notify('portal_content', $1)", [JSON.stringify({ tags })]);
  await client.query("commit");
}
