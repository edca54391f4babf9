import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async ({ site, category, articles }) => {
  const btc = await site("btc");
  await articles(btc, await category(btc, "tin"), [{ slug: "thue", title: "Thuế nhà đất", published_at: "2026-01-01T00:00:00Z" }]);
});

test("suggests titles, for all caches and without anybody's name", async () => {
  const response = await current().app.inject("/api/search/suggestions?q=thu%E1%BA%BF");
  expect(response.json()).toEqual({ success: true, data: ["Thuế nhà đất"], message: null, total: 1 });
  expect(response.headers["cache-control"]).toMatch(/^public, max-age=\d+/);
  expect(response.headers["set-cookie"]).toBeUndefined();
});

test("refuses what is too short, too long or in no language", async () => {
  for (const query of ["", "q=t", `q=${"a".repeat(201)}`, "q=thue&language=fr"])
    expect((await current().app.inject(`/api/search/suggestions?${query}`)).statusCode).toBe(400);
});

test("waits in a short queue of its own: one network cannot fill the database with what it types", async () => {
  const { app, db } = current();
  const waiting: Promise<{ readonly statusCode: number; readonly headers: Readonly<Record<string, unknown>> }>[] = [];
  const ask = async (network: string) => app.inject({ url: "/api/search/suggestions?q=thu", remoteAddress: network });
  await db.transaction().execute(async (transaction) => {
    await sql`lock table search_document in access exclusive mode`.execute(transaction);
    // One at work, 32 that wait, and one that is refused.
    waiting.push(...Array.from({ length: 34 }, () => ask("192.0.2.1")));
    const refused = await Promise.race(waiting);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
  });
  const answered = (await Promise.all(waiting)).filter(({ statusCode }) => statusCode === 200);
  expect(answered).toHaveLength(33);
});
