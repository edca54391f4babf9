/** Lists of records: filtered, sorted, read part by part, of the reader's sites alone. */
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";
import { staffCalls } from "./testing/staff-calls.ts";

const current = testApp(async ({ site, category, articles }) => {
  const cuc = await site("cuc");
  await articles(cuc, await category(cuc, "tin"), [
    { slug: "an-bai", title: "Ấn bài đầu", published_at: "2026-01-01T00:00:00Z" },
    { slug: "bai-hai", title: "Bài hai", published_at: "2026-03-01T00:00:00Z" },
    { slug: "hen-gio", title: "Hẹn giờ", published_at: "2099-01-01T00:00:00Z" },
    { slug: "nhap", title: "Nháp 100%", published_at: null },
  ]);
  await articles(cuc, await category(cuc, "khac"), [{ slug: "du-an", title: "Dự án đường", published_at: "2026-02-01T00:00:00Z" }]);
  const other = await site("khac-cuc");
  await articles(other, await category(other, "tin-khac"), [
    { slug: "cua-khac", title: "Bài của khác", published_at: "2026-02-01T00:00:00Z" },
  ]);
});
const { call, open, put, publish } = staffCalls(() => current());

let administrator: TestStaff;
let author: TestStaff;
beforeAll(async () => {
  const { db } = current();
  administrator = await testStaff(db, { administrator: true });
  author = await testStaff(db, { roles: { cuc: ["author"] } });
});

interface Listed {
  readonly key: string;
  readonly [field: string]: unknown;
}

async function list(who: TestStaff, query: string) {
  const { status, text } = await call(who, "GET", `records?${query}`);
  const answer = JSON.parse(text) as { data: Listed[]; total: number; isTotalExact: boolean; next: string | null };
  return { status, ...answer, keys: status === 200 ? answer.data.map(({ key }) => key) : [] };
}
const keys = async (query: string): Promise<readonly string[]> => (await list(author, query)).keys;

describe("a list of articles", () => {
  it("is of the reader's sites, with what is published when", async () => {
    const { data, total, isTotalExact } = await list(author, "kind=article&sort=title&order=asc");
    expect(data.map(({ key }) => key)).toEqual(["an-bai", "bai-hai", "du-an", "hen-gio", "nhap"]);
    expect([total, isTotalExact]).toEqual([5, true]);
    expect(data[0]).toMatchObject({ site: "cuc", category: "tin", publishedAt: "2026-01-01T00:00:00.000Z", changeSetId: null });
    expect(data[4]).toMatchObject({ publishedAt: null });
    expect((await list(administrator, "kind=article")).total).toBe(6);
  });

  it.each([
    ["state=live", ["bai-hai", "du-an", "an-bai"]],
    ["state=scheduled", ["hen-gio"]],
    ["state=unpublished", ["nhap"]],
    ["category=khac", ["du-an"]],
    ["from=2026-02-01T00:00:00Z&until=2026-03-01T00:00:00Z", ["du-an"]],
    ["until=2026-02-01T00:00:00Z", ["an-bai"]],
    ["from=2026-02-01T07:00:00%2B07:00", ["hen-gio", "bai-hai", "du-an"]],
    ["q=b%C3%A0i", ["bai-hai", "an-bai"]],
    ["q=bai", ["bai-hai", "an-bai"]],
    ["q=duong", ["du-an"]],
    ["q=0%25", []],
    ["q=00%25", ["nhap"]],
    ["q=10", ["nhap"]],
    ["q=n", ["nhap"]],
    ["q=ap", []],
    ["site=khac-cuc", []],
  ])("is narrowed by %s", async (query, expected) => {
    expect(await keys(`kind=article&sort=publishedAt&${query}`)).toEqual(expected);
  });

  it.each(["updatedAt", "title", "publishedAt"])(
    "is read part by part in both directions, sorted by %s, each record once",
    async (sort) => {
      // An import writes many in one moment.
      await sql`update article set updated_at = '2026-05-05' where slug <> 'nhap'`.execute(current().db);
      const all = await keys(`kind=article&sort=${sort}&order=asc`);
      for (const order of ["asc", "desc"]) {
        const read: string[] = [];
        for (let next: string | null = ""; next !== null;) {
          const part = await list(author, `kind=article&sort=${sort}&order=${order}&limit=2${next === "" ? "" : `&after=${next}`}`);
          expect(part).toMatchObject({ status: 200, total: 5 });
          read.push(...part.keys);
          next = part.next;
        }
        expect(read).toEqual(order === "asc" ? all : all.toReversed());
      }
    },
  );

  it("follows what is written, also by programs that know nothing of lists", async () => {
    const { db } = current();
    await sql`update article set title = 'Zêta' where slug = 'bai-hai'`.execute(db);
    expect(await keys("kind=article&q=zeta")).toEqual(["bai-hai"]);
    await sql`update article set published_at = null where slug = 'bai-hai'`.execute(db);
    expect(await keys("kind=article&q=zeta&state=unpublished")).toEqual(["bai-hai"]);
    await sql`update article set title = 'Bài hai', published_at = '2026-03-01T00:00:00Z' where slug = 'bai-hai'`.execute(db);
    expect(await keys("kind=article&q=zeta")).toEqual([]);
  });
});

describe("a list of all kinds", () => {
  it("is read part by part as well", async () => {
    const { keys: all, total } = await list(author, "order=asc");
    expect(total).toBe(8);
    const read: string[] = [];
    for (let next: string | null = ""; next !== null;) {
      const part = await list(author, `order=asc&limit=3${next === "" ? "" : `&after=${next}`}`);
      read.push(...part.keys);
      next = part.next;
    }
    expect(read).toEqual(all);
  });

  it.each(["sort=publishedAt", "category=tin", "state=live", "kind=page&state=unpublished"])(
    "has nothing that only articles have: %s",
    async (query) => {
      expect((await list(author, query)).status).toBe(422);
    },
  );

  it.each(["eA", "W10", Buffer.from('["2026-02-31 00:00:00+00","article","x"]').toString("base64url")])(
    "takes no place that is none: %s",
    async (after) => {
      expect((await list(author, `after=${after}`)).status).toBe(422);
    },
  );
});

describe("what is being changed, and what was deleted", () => {
  it("is listed with the set that holds it, and with what restores it, of the reader's sites alone", async () => {
    const record = (site: string, category: string, slug: string) => ({
      record: { site, category, slug, title: `Mới ${slug}`, articleType: 1, articleContent: { Content: "<p>Bí mật 4711</p>" } },
    });
    const own = await open(author);
    await put(author, own, "article/moi", record("cuc", "tin", "moi"));
    const theirs = await open(administrator);
    await put(administrator, theirs, "article/la", record("khac-cuc", "tin-khac", "la"));
    const changing = await list(author, "state=changing&kind=article");
    expect(changing.data).toMatchObject([{ key: "moi", title: "Mới moi", site: "cuc", changeSetId: own, versionId: null }]);
    expect((await list(administrator, "state=changing")).keys.toSorted()).toEqual(["la", "moi"]);
    expect(await keys("state=changing&q=khong-co")).toEqual([]);

    const deletion = await open(administrator);
    for (const key of ["du-an", "cua-khac"]) await put(administrator, deletion, `article/${key}`, { record: null });
    await publish(administrator, deletion);
    const gone = await list(author, "state=deleted");
    expect(gone.data).toMatchObject([{ key: "du-an", title: "Dự án đường", site: "cuc", category: "khac" }]);
    expect(await keys("kind=article&q=du-an")).toEqual([]);
    const restored = await call(author, "POST", `versions/${String(gone.data[0]?.["versionId"])}/restore`, { title: "Khôi phục" });
    expect(restored.status).toBe(200);
    await publish(administrator, String(restored.data["id"]));
    expect(await keys("state=deleted")).toEqual([]);
    expect(await keys("kind=article&q=du-an")).toEqual(["du-an"]);
    expect((await keys("state=changing")).filter((key) => key === "du-an")).toEqual([]);
  });
});

describe("more than ten thousand", () => {
  it("are counted no further, and it says so", async () => {
    await sql`insert into parameter (type, key, value, content_hash)
      select 99, 'k' || n, 'x', 'test' from generate_series(1, 10001) n`.execute(current().db);
    expect(await list(administrator, "kind=parameter")).toMatchObject({ total: 10_000, isTotalExact: false });
    await sql`delete from parameter where key = 'k1'`.execute(current().db);
    expect(await list(administrator, "kind=parameter")).toMatchObject({ total: 10_000, isTotalExact: true });
  });
});
