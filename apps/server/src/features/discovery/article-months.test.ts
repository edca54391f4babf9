/** What the database counts of each month, whatever is done to articles. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { filler } from "../../sources/database/testing/fill.ts";
import { listParts } from "./sitemap-parts.ts";

const now = Date.now();
const day = 86_400_000;
/** The first moment of this month, and what lies around it and others. */
const monthBegan = Date.parse(`${new Date(now).toISOString().slice(0, 7)}-01T00:00:00Z`);
const moments = [
  null,
  ...[now - 1000, now + day, now + 40 * day, monthBegan, monthBegan - 1].map((at) => new Date(at).toISOString()),
].concat("2020-02-29T23:59:59.999Z", "2020-03-01T00:00:00Z", "2019-12-31T17:00:00Z");

const current = testApp(async ({ site, category }) => void (await category(await site("btc"), "tin")));

const months = async (): Promise<Record<string, number>> => {
  const parts = await listParts(current().db, { asOf: now, size: 1 });
  return Object.fromEntries(
    [
      ...Map.groupBy(
        parts.filter(({ kind }) => kind === "articles"),
        ({ month }) => month ?? "",
      ),
    ].map(([month, files]) => [month, files.length]),
  );
};
/** Counted one by one. */
const counted = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(published_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count from article
    where published_at <= ${new Date(now)} group by 1`.execute(current().db);
  return Object.fromEntries(rows.map(({ month, count }) => [month, count]));
};

it("is right after articles were added, moved to other days, withdrawn, scheduled and removed", async () => {
  const { db } = current();
  const { id } = await db.selectFrom("category").select("id").executeTakeFirstOrThrow();
  const { id: site } = await db.selectFrom("site").select("id").executeTakeFirstOrThrow();
  await filler(db).articles(
    site,
    id,
    Array.from({ length: 90 }, (_, n) => ({ slug: `bai-${n}`, published_at: moments[n % moments.length] ?? null })),
  );
  expect(await months()).toEqual(await counted());
  // Many at a time, as imports write them.
  for (const [step, to] of [...moments, ...moments].entries()) {
    await sql`update article set published_at = ${to} where id % 7 = ${step % 7}`.execute(db);
    expect(await months()).toEqual(await counted());
  }
  await sql`update article set title = title || '!', updated_at = now()`.execute(db);
  await sql`delete from article where id % 3 = 0`.execute(db);
  expect(await months()).toEqual(await counted());
  await sql`delete from article`.execute(db);
  expect(await months()).toEqual({});
});

it("says that a month was changed when an article left it", async () => {
  const { db } = current();
  const { id, site_id: site } = await db.selectFrom("category").select(["id", "site_id"]).executeTakeFirstOrThrow();
  const old = { published_at: "2018-05-05T00:00:00Z" };
  await filler(db).articles(site, id, [
    { slug: "o-lai", ...old },
    { slug: "di", ...old },
  ]);
  const changed = async () => (await listParts(db, { asOf: now, size: 10 })).find(({ month }) => month === "2018-05")?.changedAt;
  const before = await changed();
  await db.updateTable("article").set({ published_at: null }).where("slug", "=", "di").execute();
  expect(await changed()).not.toEqual(before);
});
