/** What is read most: from the counts of views to what a block gets. */
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { sourceFixture } from "../../sources/database/testing/source-fixture.ts";
import { filler } from "../../sources/database/testing/fill.ts";
import { rankMostRead } from "./most-read.ts";

const current = sourceFixture();
const now = Date.now();
const day = (ago: number) => sql`current_date - ${ago}::int`;
const view = (path: string, views: number, ago = 0, bots = 0) =>
  sql`insert into visit_count values (${day(ago)}, 'btc', 'article', ${path}, ${views}, ${bots})
    on conflict (day, site, kind, label) do update set views = visit_count.views + excluded.views`.execute(current().db);
const listed = async (limit = 4, asOf = now): Promise<readonly string[] | undefined> => {
  const query = { kind: "category", key: "q", slug: "tin-tuc", limit, order: "mostRead" } as const;
  const context = { site: "btc", language: "vi", asOf, signal: undefined } as const;
  const result = (await current().source.fetchContent([query], context)).get("q");
  return result?.ok ? (result.value as { articles: { slug: string }[] }).articles.map(({ slug }) => slug) : undefined;
};
const newest = ["phim", "tep", "anh", "cu", "rat-cu"];

beforeEach(async () => {
  await sql`truncate visit_count, most_read`.execute(current().db);
});

it("is the newest where nobody has read anything; then what was viewed most in a month, of equal views the newer one first", async () => {
  const { db } = current();
  expect(await listed()).toEqual(newest.slice(0, 4));
  expect(await rankMostRead(db)).toEqual([]);
  await view("/btc/tin-tuc/rat-cu", 2);
  await view("/btc/tin-tuc/rat-cu", 3, 20);
  await view("/btc/tin-tuc/anh", 4);
  await view("/btc/chuyen-muc-cu/cu", 4);
  await view("/btc/tin-tuc/tep", 90, 31);
  await view("/btc/tin-tuc/phim", 0, 0, 90);
  await view("", 99);
  expect(await rankMostRead(db)).toEqual(["tin-tuc"]);
  expect(await listed(5)).toEqual(["rat-cu", "anh", "cu", "phim", "tep"]);
  expect(await listed(2)).toEqual(["rat-cu", "anh"]);
});

it("drops pages only where the ranking is another one", async () => {
  const { db, statements } = current();
  const notified = () => statements.filter((statement) => statement.includes("pg_notify")).length;
  await view("/btc/tin-tuc/rat-cu", 5);
  await view("/btc/tin-tuc/anh", 4);
  expect(await rankMostRead(db)).toEqual(["tin-tuc"]);
  expect(notified()).toBe(1);
  await view("/btc/tin-tuc/rat-cu", 1);
  expect(await rankMostRead(db)).toEqual([]);
  expect(notified()).toBe(1);
  await view("/btc/tin-tuc/anh", 7);
  expect(await rankMostRead(db)).toEqual(["tin-tuc"]);
  expect(notified()).toBe(2);
  expect(await listed(2)).toEqual(["anh", "rat-cu"]);
});

it("holds nothing that is not public now: what is scheduled, what was withdrawn, what is gone", async () => {
  const { db } = current();
  const [site] = (
    await sql<{ id: string; category: string }>`
      select s.id, c.id as category from site s join category c on c.site_id = s.id where c.slug = 'tin-tuc'`.execute(db)
  ).rows;
  if (!site) throw new Error("There is no such category.");
  await filler(db).articles(site.id, site.category, [
    { slug: "xem-hen-gio", published_at: new Date(now + 3_600_000).toISOString() },
    { slug: "xem-da-rut", published_at: null },
  ]);
  await view("/btc/tin-tuc/xem-hen-gio", 500);
  await view("/btc/tin-tuc/xem-da-rut", 400);
  await view("/btc/tin-tuc/da-xoa", 300);
  await view("/btc/tin-tuc/anh", 4);
  await rankMostRead(db);
  expect(await listed(2)).toEqual(["anh", "phim"]);
  expect((await listed(1, now + 3_600_000))?.[0]).toBe("xem-hen-gio");
});
