/** The tree of a site's categories, and merging one into another, over HTTP. */
import { MOST_MERGED } from "@portal/contracts";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";
import { staffCalls } from "./testing/staff-calls.ts";

const published_at = "2026-01-01T00:00:00Z";
/** As answers write it. */
const newest = new Date(published_at).toISOString();
const current = testApp(async ({ site, category, articles }) => {
  const cuc = await site("cuc");
  await category(cuc, "tin");
  await articles(cuc, await category(cuc, "cu"), [
    { slug: "mot", published_at },
    { slug: "hai", published_at: null },
    { slug: "sau", published_at: "2999-01-01T00:00:00Z" },
  ]);
  await articles(cuc, await category(cuc, "lon"), [{ slug: "lon-mot", published_at }]);
  await category(cuc, "con");
  await category(cuc, "chau");
  const other = await site("khac");
  await articles(other, await category(other, "tin-khac"), [{ slug: "nhap", published_at: null }]);
});
const { call, open, put, publish, live } = staffCalls(() => current());

let administrator: TestStaff;
let author: TestStaff;
let stranger: TestStaff;
beforeAll(async () => {
  const { db } = current();
  await sql`update category set parent_id = (select id from category where slug = 'cu') where slug = 'con'`.execute(db);
  await sql`update category set parent_id = (select id from category where slug = 'con') where slug = 'chau'`.execute(db);
  administrator = await testStaff(db, { administrator: true });
  author = await testStaff(db, { roles: { cuc: ["author"] } });
  stranger = await testStaff(db, { roles: { khac: ["editor"] } });
});

const tree = async (who: TestStaff, query: string) => (await call(who, "GET", `categories?${query}`)).data as unknown as { key: string }[];
/** Merges, naming the version of the set as it is. */
const merge = async (who: TestStaff, id: string, category: string, into: string, version?: string) => {
  const { tag } = await call(administrator, "GET", `change-sets/${id}`);
  return call(who, "POST", `change-sets/${id}/merge`, { category, into }, version ?? tag);
};
const drafts = async (id: string): Promise<readonly string[]> => {
  const { data } = await call(administrator, "GET", `change-sets/${id}`);
  return (data["drafts"] as { kind: string; key: string; isDeletion: boolean }[]).map(
    ({ kind, key, isDeletion }) => `${kind} ${key}${isDeletion ? " -" : ""}`,
  );
};

describe("the tree of a site's categories", () => {
  it("says who stands where, how many articles each has and how new they are, to those who have a role there", async () => {
    expect((await tree(author, "site=cuc")).toSorted((one, other) => one.key.localeCompare(other.key))).toEqual([
      { key: "chau", title: expect.any(String), parent: "con", order: 0, articles: 0, newest: null, isChanged: false },
      { key: "con", title: expect.any(String), parent: "cu", order: 0, articles: 0, newest: null, isChanged: false },
      { key: "cu", title: expect.any(String), parent: null, order: 0, articles: 3, newest, isChanged: false },
      { key: "lon", title: expect.any(String), parent: null, order: 0, articles: 1, newest, isChanged: false },
      { key: "tin", title: expect.any(String), parent: null, order: 0, articles: 0, newest: null, isChanged: false },
    ]);
    expect((await call(stranger, "GET", "categories?site=cuc")).status).toBe(403);
    // Nothing but a draft: visitors have read none of it.
    expect(await tree(stranger, "site=khac")).toMatchObject([{ key: "tin-khac", articles: 1, newest: null }]);
  });

  it("is as a change set would have it, for those who may read the set", async () => {
    const id = await open(author);
    await put(author, id, "category/con", {
      record: { ...(await live(author, "category/con")), parent: null, order: -1, name: "Con mới" },
    });
    await put(author, id, "category/moi", { record: { site: "cuc", slug: "moi", name: "Mới", parent: "tin" } });
    await put(author, id, "category/tin-nhanh", {
      record: { ...(await live(author, "category/tin")), slug: "tin-nhanh" },
      formerKey: "tin",
    });
    await put(author, id, "category/lon", { record: null });
    const seen = await tree(author, `site=cuc&changeSet=${id}`);
    expect(seen[0]).toEqual({ key: "con", title: "Con mới", parent: null, order: -1, articles: 0, newest: null, isChanged: true });
    expect(seen.map(({ key }) => key).toSorted()).toEqual(["chau", "con", "cu", "moi", "tin-nhanh"]);
    expect((await tree(author, "site=cuc")).map(({ key }) => key)).toContain("lon");
    expect((await call(stranger, "GET", `categories?site=khac&changeSet=${id}`)).status).toBe(403);
  });
});

describe("merging a category into another", () => {
  it("is refused as a whole where it makes no sense, or to those who may not delete the category", async () => {
    const id = await open(administrator);
    const refused = async (who: TestStaff, category: string, into: string, version?: string) =>
      (await merge(who, id, category, into, version)).status;
    expect(await refused(author, "cu", "tin")).toBe(403);
    expect(await refused(administrator, "cu", "cu")).toBe(422);
    expect(await refused(administrator, "cu", "tin-khac")).toBe(422);
    expect(await refused(administrator, "cu", "khong-co")).toBe(404);
    expect(await refused(administrator, "khong-co", "cu")).toBe(404);
    // Below it.
    for (const below of ["con", "chau"]) expect(await refused(administrator, "cu", below)).toBe(422);
    expect(await refused(administrator, "cu", "tin", '"77"')).toBe(412);
    expect((await call(administrator, "POST", `change-sets/${id}/merge`, { category: "cu", into: "tin" })).status).toBe(428);
    expect(await drafts(id)).toEqual([]);
    const own = await open(stranger);
    expect((await merge(stranger, own, "cu", "tin")).status).toBe(403);
  });

  it("takes no more records than one publication should", async () => {
    const { db } = current();
    await sql`insert into article (slug, site_id, category_id, title, article_type, source_hash, sanitizer_version, content_hash)
      select 'nhieu-' || n, site_id, id, 'Nhiều', 1, 'test', 'test', 'test' from category, generate_series(1, ${MOST_MERGED - 1}::integer) n
      where slug = 'lon'`.execute(db);
    const id = await open(author);
    const answer = await merge(author, id, "lon", "tin");
    expect(answer).toMatchObject({
      status: 422,
      data: { details: { reason: "merge-too-large", records: MOST_MERGED + 1, most: MOST_MERGED } },
    });
    await sql`delete from article where slug like 'nhieu-%'`.execute(db);
  });

  it("gives its articles and subcategories to the other, what the set says of them included, and leads its readers there", async () => {
    const { db } = current();
    const id = await open(author);
    await put(author, id, "article/mot", { record: { ...(await live(author, "article/mot")), title: "Một sửa" } });
    const moved = { site: "cuc", category: "cu", slug: "viet-do", title: "Viết dở", articleType: 1, articleContent: { Content: "" } };
    await put(author, id, "article/viet-do", { record: moved });
    expect((await merge(author, id, "cu", "tin")).status).toBe(200);
    expect(await drafts(id)).toEqual(["article hai", "article mot", "article sau", "article viet-do", "category con", "category cu -"]);
    await publish(administrator, id);
    expect(await live(administrator, "article/mot")).toMatchObject({ category: "tin", title: "Một sửa" });
    expect(await live(administrator, "article/viet-do")).toMatchObject({ category: "tin" });
    expect(await live(administrator, "category/con")).toMatchObject({ parent: "tin" });
    expect((await call(administrator, "GET", "records/category/cu")).status).toBe(404);
    const { rows } = await sql<{ path: string; target: string }>`select path, target from redirect order by path`.execute(db);
    expect(rows).toEqual([
      { path: "/cuc/cu", target: "/cuc/tin" },
      { path: "/cuc/cu/mot", target: "/cuc/tin/mot" },
    ]);
    const acts = await sql<{ details: object }>`select details from audit where act = 'changeSet.merge'`.execute(db);
    expect(acts.rows).toEqual([{ details: { category: "cu", into: "tin", records: 6 } }]);
  });
});
