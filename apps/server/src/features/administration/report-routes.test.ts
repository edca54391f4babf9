import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";
import { keepReport, type Report } from "../reports/reports.ts";

const current = testApp(async ({ site }) => {
  await site("btc");
  await site("cuc-thue");
});

const call = async (who: TestStaff, method: "GET" | "POST", path: string, payload?: object) => {
  const app: FastifyInstance = current().app;
  const response = await app.inject({ method, url: `/api/admin/reports${path}`, headers: who.headers, ...(payload && { payload }) });
  return { status: response.statusCode, ...response.json<{ data: Report[] & Report; total: number }>() };
};
const ids = ({ data }: { readonly data: readonly Report[] }) => data.map(({ id }) => id);

beforeAll(async () => {
  for (const [site, content] of [
    ["btc", "Một"],
    ["cuc-thue", "Hai"],
    ["btc", "Ba"],
    ["btc", "Bốn"],
  ] as const)
    await keepReport(current().db, { page: `/${site}/tin`, site, otherwise: "btc", kind: "broken", content });
});

test("moderators see what was reported about their sites, by state and in parts, and nothing of others", async () => {
  const moderator = await testStaff(current().db, { roles: { btc: ["moderator"], "cuc-thue": ["author"] } });
  const administrator = await testStaff(current().db, { administrator: true });
  expect(ids(await call(moderator, "GET", ""))).toEqual(["4", "3", "1"]);
  const part = await call(moderator, "GET", "?offset=1&limit=1");
  expect([ids(part), part.total]).toEqual([["3"], 3]);
  expect(ids(await call(moderator, "GET", "?site=cuc-thue"))).toEqual([]);
  expect(ids(await call(administrator, "GET", "?site=cuc-thue"))).toEqual(["2"]);
  expect(ids(await call(administrator, "GET", ""))).toEqual(["4", "3", "2", "1"]);
  expect((await call(moderator, "POST", "/2/done", {})).status).toBe(403);
});

test("a report is marked as done and opened again, with a note, once each; both are in the audit of its site, without the note", async () => {
  const moderator = await testStaff(current().db, { roles: { btc: ["moderator"] } });
  const done = await call(moderator, "POST", "/1/done", { note: "Đã sửa liên kết." });
  expect(done).toMatchObject({ status: 200, data: { id: "1", note: "Đã sửa liên kết.", doneBy: moderator.id } });
  expect((await call(moderator, "POST", "/1/done", {})).status).toBe(409);
  expect(ids(await call(moderator, "GET", "?state=done"))).toEqual(["1"]);
  const again = await call(moderator, "POST", "/1/reopen", { note: "Vẫn hỏng." });
  expect(again).toMatchObject({ status: 200, data: { doneAt: null, doneBy: null, note: "Vẫn hỏng." } });
  expect((await call(moderator, "POST", "/1/reopen", {})).status).toBe(409);
  expect((await call(await testStaff(current().db, { administrator: true }), "POST", "/99/done", {})).status).toBe(404);
  const acts = await current()
    .db.selectFrom("audit")
    .select(["actor", "act", "site", "details"])
    .where("subject", "=", "report:1")
    .orderBy("id")
    .execute();
  const common = { actor: moderator.id, site: "btc", details: null };
  expect(acts).toEqual([
    { act: "report.done", ...common },
    { act: "report.reopen", ...common },
  ]);
});
