import { describe, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async ({ site, category }) => {
  const btc = await site("btc", { name: "Bộ Tài chính", metadata: '{"logo":"/a.svg"', counterpart: "mof" });
  const news = await category(btc, "tin-tuc", {
    name: "Tin tức",
    metadata: '{"layoutId":"category-layout-1"}',
    position: 2,
    description: "Mọi tin",
  });
  const home = await category(btc, "trong-nuoc", { parent_id: news });
  await category(btc, "dia-phuong", { parent_id: home });
  await category(btc, "van-ban", { position: 1 });
  await site("mof", { language: 2 });
});

const get = async (url: string) => {
  const response = await current().app.inject(url);
  return { status: response.statusCode, body: response.json() };
};

describe("GET /api/articlecategory/getbyslug", () => {
  test("answers a category in the envelope, its metadata as stored", async () => {
    const { status, body } = await get("/api/articlecategory/getbyslug?slug=tin-tuc");
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: null,
      data: {
        id: expect.stringMatching(/^\d+$/),
        slug: "tin-tuc",
        name: "Tin tức",
        description: "Mọi tin",
        site: "btc",
        parent: null,
        order: 2,
        metadata: '{"layoutId":"category-layout-1"}',
      },
    });
  });

  test("answers a site too, also with metadata that is no JSON", async () => {
    const { body } = await get("/api/articlecategory/getbyslug?slug=btc");
    expect(body.data).toMatchObject({ slug: "btc", name: "Bộ Tài chính", language: 1, counterpart: "mof", metadata: '{"logo":"/a.svg"' });
    expect(body.data).not.toHaveProperty("site");
  });

  test.each(["khong-co", "%00", "%F0%9F%92%A9", "' or 1=1 --", "__proto__", "..%2f..%2fetc"])(
    "says that %s is unknown: status 200, success false",
    async (slug) => {
      const { status, body } = await get(`/api/articlecategory/getbyslug?slug=${slug}`);
      expect(status).toBe(200);
      expect(body).toEqual({ success: false, data: null, message: expect.stringContaining("No category or site") });
    },
  );

  test.each(["", "?slug=", "?slug=a&slug=b", `?slug=${"a".repeat(201)}`])("refuses the query %j in the envelope", async (query) => {
    const { status, body } = await get(`/api/articlecategory/getbyslug${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({ success: false, data: null, message: expect.stringContaining("slug") });
  });
});

describe("GET /api/articlecategory/getchildsbyslug", () => {
  const slugs = async (slug: string): Promise<unknown[]> =>
    (await get(`/api/articlecategory/getchildsbyslug?slug=${slug}`)).body.data.map((entry: { slug: string; parent: string | null }) => [
      entry.slug,
      entry.parent,
    ]);

  test("lists all categories of a site, flat, with their parents", async () => {
    expect(await slugs("btc")).toEqual([
      ["trong-nuoc", "tin-tuc"],
      ["dia-phuong", "trong-nuoc"],
      ["van-ban", null],
      ["tin-tuc", null],
    ]);
  });

  test("lists everything below a category", async () => {
    expect(await slugs("tin-tuc")).toEqual([
      ["trong-nuoc", "tin-tuc"],
      ["dia-phuong", "trong-nuoc"],
    ]);
  });

  test("a site without categories has none", async () => {
    expect((await get("/api/articlecategory/getchildsbyslug?slug=mof")).body).toEqual({ success: true, data: [], message: null, total: 0 });
  });

  test.each(["khong-co", "%00", "__proto__"])("says that %s is unknown: status 200, success false", async (slug) => {
    expect(await get(`/api/articlecategory/getchildsbyslug?slug=${slug}`)).toEqual({
      status: 200,
      body: { success: false, data: null, message: expect.stringContaining("No category or site") },
    });
  });

  test("categories that are each other's parents do not run for ever", async () => {
    const { db } = current();
    const rows = await db.selectFrom("category").select(["id", "slug"]).where("slug", "in", ["trong-nuoc", "dia-phuong"]).execute();
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? null;
    await db
      .updateTable("category")
      .set({ parent_id: idOf("dia-phuong") })
      .where("slug", "=", "trong-nuoc")
      .execute();
    expect((await slugs("dia-phuong")).length).toBe(2);
    await db
      .updateTable("category")
      .set({ parent_id: (await db.selectFrom("category").select("id").where("slug", "=", "tin-tuc").executeTakeFirstOrThrow()).id })
      .where("slug", "=", "trong-nuoc")
      .execute();
  });
});
