import { createHash } from "node:crypto";
import type { RatedArticle } from "@portal/contracts";
import { beforeAll, expect, test } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async ({ site, category, articles }) => {
  for (const slug of ["btc", "cuc-thue"]) {
    const id = await site(slug);
    await articles(id, await category(id, `${slug}-tin`), [
      { slug: `${slug}-mot`, title: "Một", published_at: "2026-01-01T00:00:00Z" },
      { slug: `${slug}-hai`, title: "Hai", published_at: "2026-01-01T00:00:00Z" },
    ]);
  }
});

const call = async (who: TestStaff, method: "GET" | "DELETE", path: string) => {
  const response = await current().app.inject({ method, url: `/api/admin/ratings${path}`, headers: who.headers });
  return { status: response.statusCode, ...response.json<{ data: readonly RatedArticle[]; total: number }>() };
};
const paths = ({ data }: { readonly data: readonly RatedArticle[] }) => data.map(({ path }) => path);
const idOf = async (slug: string): Promise<string> =>
  (await current().db.selectFrom("article").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;

beforeAll(async () => {
  for (const [slug, stars, day] of [
    ["btc-mot", [5, 5, 1], "01"],
    ["cuc-thue-mot", [3], "02"],
    ["btc-hai", [4], "03"],
  ] as const) {
    const article_id = await idOf(slug);
    for (const [index, given] of stars.entries())
      await current()
        .db.insertInto("article_rating")
        .values({
          article_id,
          client: createHash("sha256").update(`${slug} ${index}`).digest(),
          stars: given,
          given_at: `2026-05-${day}T00:00:00Z`,
        })
        .execute();
  }
});

test("moderators see how articles of their sites are rated, and nothing of others", async () => {
  const moderator = await testStaff(current().db, { roles: { btc: ["moderator"], "cuc-thue": ["author"] } });
  const administrator = await testStaff(current().db, { administrator: true });
  const own = await call(moderator, "GET", "");
  expect(own).toMatchObject({ status: 200, total: 2 });
  expect(own.data).toEqual([
    {
      id: await idOf("btc-hai"),
      site: "btc",
      title: "Hai",
      path: "/btc/btc-tin/btc-hai",
      stars: [0, 0, 0, 1, 0],
      ratedAt: "2026-05-03T00:00:00.000Z",
    },
    {
      id: await idOf("btc-mot"),
      site: "btc",
      title: "Một",
      path: "/btc/btc-tin/btc-mot",
      stars: [1, 0, 0, 0, 2],
      ratedAt: "2026-05-01T00:00:00.000Z",
    },
  ]);
  expect(paths(await call(moderator, "GET", "?site=cuc-thue"))).toEqual([]);
  const part = await call(administrator, "GET", "?offset=1&limit=1");
  expect([paths(part), part.total]).toEqual([["/cuc-thue/cuc-thue-tin/cuc-thue-mot"], 3]);
  expect((await call(moderator, "DELETE", `/${await idOf("cuc-thue-mot")}`)).status).toBe(403);
});

test("the opinions on an article are removed, all of them, once; the audit says how many there were", async () => {
  const moderator = await testStaff(current().db, { roles: { btc: ["moderator"] } });
  const id = await idOf("btc-mot");
  expect((await call(moderator, "DELETE", `/${id}`)).status).toBe(200);
  expect(paths(await call(moderator, "GET", ""))).toEqual(["/btc/btc-tin/btc-hai"]);
  expect((await call(moderator, "DELETE", `/${id}`)).status).toBe(404);
  const acts = await current()
    .db.selectFrom("audit")
    .select(["actor", "act", "site", "details"])
    .where("subject", "=", `article:${id}`)
    .execute();
  expect(acts).toEqual([{ actor: moderator.id, act: "rating.clear", site: "btc", details: { ratings: 3 } }]);
});
