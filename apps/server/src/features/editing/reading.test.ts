/** What staff read of change sets and records: what is of sites where they have a role, and nothing of others. */
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";
import { staffCalls } from "./testing/staff-calls.ts";

const published_at = "2026-01-01T00:00:00Z";
const current = testApp(async ({ site, category, articles }) => {
  const cuc = await site("cuc");
  await articles(cuc, await category(cuc, "tin"), [{ slug: "mot", published_at }]);
  const khac = await site("khac");
  await articles(khac, await category(khac, "tin-khac"), [{ slug: "khac-mot", published_at }]);
});
const { call, open, put, act } = staffCalls(() => current());
const uses = async (who: TestStaff, name: string): Promise<readonly [readonly string[], number]> => {
  const { data, total } = await call(who, "GET", `records/${name}/uses`);
  return [(data as unknown as { key: string }[]).map(({ key }) => key), total];
};
const article = (site: string, category: string, slug: string, title: string) => ({
  record: { site, category, slug, title, articleType: 1, articleContent: { Content: "<p>Bí mật 4711</p>" } },
});

let administrator: TestStaff;
let author: TestStaff;
let stranger: TestStaff;
beforeAll(async () => {
  const { db } = current();
  administrator = await testStaff(db, { administrator: true });
  author = await testStaff(db, { roles: { cuc: ["author"] } });
  stranger = await testStaff(db, { roles: { khac: ["editor"] } });
});

describe("a change set of two sites", () => {
  it("shows its maker and everybody else what is of their sites alone, and counts the rest", async () => {
    const id = await open(author);
    await put(author, id, "article/cua-cuc", article("cuc", "tin", "cua-cuc", "Của Cục"));
    expect(await put(administrator, id, "article/cua-khac", article("khac", "tin-khac", "cua-khac", "Canary"))).toMatchObject({
      status: 200,
    });
    // A write that comes too late is answered with what it comes after, but not to them.
    const late = await put(author, id, "article/cua-khac", article("cuc", "tin", "cua-khac", "X"));
    expect([late.status, late.text.includes("Canary")]).toEqual([403, false]);
    expect(await act(administrator, id, "submit")).toMatchObject({ status: 200 });
    const seen = await call(author, "GET", `change-sets/${id}`);
    const own = { key: "cua-cuc", title: "Của Cục", isDeletion: false, authors: [author.id], path: "/cuc/tin/cua-cuc" };
    expect(seen).toMatchObject({ status: 200, data: { drafts: [own], editions: [own], hidden: 2 } });
    expect(seen.text).not.toContain("Canary");
    for (const of of ["records", "editions"]) {
      expect(await call(author, "GET", `change-sets/${id}/${of}/article/cua-khac`)).toMatchObject({ status: 404 });
      expect(await call(stranger, "GET", `change-sets/${id}/${of}/article/cua-khac`)).toMatchObject({
        data: { record: { title: "Canary" } },
      });
    }
    const all = await call(administrator, "GET", `change-sets/${id}`);
    expect(all).toMatchObject({ data: { drafts: [own, { key: "cua-khac" }], hidden: 0 } });
    // Records are read one by one.
    expect(all.text).not.toContain("Bí mật 4711");
    const lost = await testStaff(current().db, { roles: { cuc: ["author"], khac: ["author"] } });
    const theirs = await open(lost);
    await put(lost, theirs, "article/cua-minh", article("cuc", "tin", "cua-minh", "Của mình"));
    await sql`delete from staff_role where account_id = ${lost.id} and site_id = (select id from site where slug = 'cuc')`.execute(
      current().db,
    );
    expect(await call(lost, "GET", `change-sets/${theirs}`)).toMatchObject({ status: 403 });
  });
});

describe("where a record is used", () => {
  it("is said of the reader's sites, and counted of others", async () => {
    // Embargoed: no visitor reads it yet.
    await sql`update article set summary = '<a href="/cuc/tin/mot">', published_at = '2099-01-01' where slug = 'khac-mot'`.execute(
      current().db,
    );
    expect(await uses(author, "article/mot")).toEqual([[], 1]);
    expect(await uses(administrator, "article/mot")).toEqual([["khac-mot"], 1]);
    expect(await uses(author, "category/tin")).toEqual([["mot"], 2]);
    const both = await testStaff(current().db, { roles: { cuc: ["author"], khac: ["moderator"] } });
    expect(await uses(both, "article/mot")).toEqual([["khac-mot"], 1]);
  });
});

describe("a record of another site", () => {
  it.each(["", "/history", "/uses"])("is answered as one that is not there%s", async (part) => {
    const [there, nowhere] = [
      await call(author, "GET", `records/article/khac-mot${part}`),
      await call(author, "GET", `records/article/khac-hai${part}`),
    ];
    expect(there.status).toBe(403);
    expect(there.text.replaceAll("khac-mot", "khac-hai")).toBe(nowhere.text);
    expect((await call(administrator, "GET", `records/article/khac-hai${part}`)).status).toBe(404);
    expect((await call(stranger, "GET", `records/article/khac-mot${part}`)).status).toBe(200);
  });
});
