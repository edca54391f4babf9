/** What members of staff see of what can be read in one language alone. */
import type { CounterpartCount } from "@portal/contracts";
import { expect, test } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async ({ site, category, articles, page }) => {
  const btc = await site("btc", { counterpart: "mof" });
  const mof = await site("mof", { language: 2, counterpart: "btc" });
  const tin = await category(btc, "tin", { counterpart: "news" });
  await articles(btc, tin, [
    { slug: "co", title: "Có", published_at: "2026-01-04T00:00:00Z", counterpart: "there" },
    { slug: "mat", title: "Mất", published_at: "2026-01-03T00:00:00Z", counterpart: "lost" },
    { slug: "khong", title: "Không", published_at: "2026-01-02T00:00:00Z" },
    { slug: "nhap", title: "Nháp", published_at: null },
  ]);
  await articles(mof, await category(mof, "news", { counterpart: "tin" }), [
    { slug: "there", published_at: "2026-01-04T00:00:00Z", counterpart: "co" },
  ]);
  const unit = await site("cuc-thue");
  await page(unit, "duong-di", "<p>Đường đi</p>");
});

const call = async (who: TestStaff, path: string) => {
  const response = await current().app.inject({ url: `/api/admin/languages${path}`, headers: who.headers });
  return { status: response.statusCode, ...response.json<{ data: unknown; total: number }>() };
};
const counts = async (who: TestStaff, path = "") =>
  ((await call(who, path)).data as readonly CounterpartCount[]).map(({ site, kind, ...of }) =>
    [site, kind, of.public, of.paired, of.unpaired, of.dangling].join(" "),
  );

test("members see how much of their sites is in one language alone, administrators of all sites", async () => {
  const author = await testStaff(current().db, { roles: { btc: ["author"] } });
  const administrator = await testStaff(current().db, { administrator: true });
  const own = ["btc site 1 1 0 0", "btc category 1 1 0 0", "btc article 3 1 1 1"];
  expect(await counts(author)).toEqual(own);
  expect(await counts(author, "?site=btc")).toEqual(own);
  expect(await counts(author, "?site=cuc-thue")).toEqual([]);
  expect(await counts(administrator, "?site=cuc-thue")).toEqual(["cuc-thue site 1 0 1 0", "cuc-thue page 1 0 1 0"]);
  expect((await counts(administrator)).map((row) => row.split(" ")[0])).toEqual([
    ...Array<string>(3).fill("btc"),
    ...Array<string>(3).fill("mof"),
    ...Array<string>(2).fill("cuc-thue"),
  ]);
});

test("the records are listed with their key, page and what they name in vain, a part at a time", async () => {
  const author = await testStaff(current().db, { roles: { btc: ["author"], "cuc-thue": ["auditor"] } });
  const [lost, none] = [
    { key: "mat", title: "Mất", site: "btc", address: "/btc/tin/mat", names: "lost" },
    { key: "khong", title: "Không", site: "btc", address: "/btc/tin/khong" },
  ];
  expect(await call(author, "/article")).toMatchObject({ status: 200, data: [lost, none], total: 2 });
  const second = await call(author, "/article?offset=1&limit=1");
  expect(second).toMatchObject({ total: 2 });
  expect(second.data).toEqual([none]);
  expect(await call(author, "/article?offset=2")).toMatchObject({ data: [], total: 2 });
  expect(await call(author, "/article?site=cuc-thue")).toMatchObject({ data: [], total: 0 });
  expect((await call(author, "/page")).data).toEqual([
    { key: "cuc-thue/duong-di", title: expect.any(String) as string, site: "cuc-thue", address: "/cuc-thue/btcvn/duong-di" },
  ]);
});

test("nothing is listed of sites where the member has no role, and of kinds that have no counterpart", async () => {
  const stranger = await testStaff(current().db, { roles: { "cuc-thue": ["editor"] } });
  expect(await call(stranger, "/article")).toMatchObject({ status: 200, data: [], total: 0 });
  expect(await call(stranger, "/article?site=btc")).toMatchObject({ status: 200, data: [], total: 0 });
  expect((await call(stranger, "/person")).status).toBe(400);
  expect((await call(stranger, "/article?limit=101")).status).toBe(400);
});
