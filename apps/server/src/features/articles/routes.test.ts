import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

let categoryId = "";

const current = testApp(async ({ site, category, articles }) => {
  const btc = await site("btc");
  categoryId = await category(btc, "tin-tuc");
  await category(btc, "trong");
  const dated = Array.from({ length: 30 }, (_, day) => ({
    slug: `bai-${day + 1}`,
    published_at: new Date(Date.UTC(2025, 0, day + 1, 2)).toISOString(),
  }));
  await articles(btc, categoryId, [
    ...dated,
    { slug: "hen-gio", published_at: new Date(Date.now() + 3_600_000).toISOString() },
    { slug: "nhap", published_at: null },
    {
      slug: "mili",
      published_at: "2024-01-01T00:00:00.120Z",
      article_type: 4,
      content: { Kind: "document" },
      summary: "Tóm tắt",
      image: "/a.svg",
      metadata: "{",
    },
  ]);
});

const post = async (query: string, body: unknown) => {
  const response = await current().app.inject({
    method: "POST",
    url: `/api/article/reads${query}`,
    headers: { "content-type": "application/json" },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json() };
};

describe("POST /api/article/reads", () => {
  test("lists published articles of a category, newest first, with the total", async () => {
    const { status, body } = await post("?offset=1&limit=2", { categoryId });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: null,
      total: 31,
      data: [
        {
          id: expect.any(String),
          slug: "bai-29",
          title: "bai-29",
          publishedAt: "2025-01-29T02:00:00",
          site: "btc",
          category: "tin-tuc",
          articleType: 1,
        },
        {
          id: expect.any(String),
          slug: "bai-28",
          title: "bai-28",
          publishedAt: "2025-01-28T02:00:00",
          site: "btc",
          category: "tin-tuc",
          articleType: 1,
        },
      ],
    });
  });

  test("takes the id as a number too, ten articles by default, further filters in silence", async () => {
    expect((await post("", { categoryId: Number(categoryId), keyword: "x" })).body.data).toHaveLength(10);
    expect((await post("?limit=100&offset=31", { categoryId })).body).toMatchObject({ success: true, data: [], total: 31 });
  });

  test("an unknown category has no articles", async () => {
    expect((await post("", { categoryId: "999999999999999999" })).body).toEqual({ success: true, data: [], message: null, total: 0 });
  });

  test.each([
    ["?limit=0", {}, "limit"],
    ["?limit=101", {}, "limit"],
    ["?offset=-1", {}, "offset"],
    ["?offset=x", {}, "offset"],
    ["?offset=99999999999", {}, "offset"],
    ["?limit=1.5", {}, "limit"],
    ["", { categoryId: "1 or 1=1" }, "categoryId"],
    ["", { categoryId: null }, "categoryId"],
    ["", { categoryId: ["1", "2"] }, "categoryId"],
    ["", { categoryId: -1 }, "categoryId"],
  ])("refuses %s %j and says where", async (query, body, field) => {
    const answer = await post(query, { categoryId, ...body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, data: null, message: expect.stringContaining(field) });
  });

  test.each([["{"], ["[]"], ["null"], ['{"__proto__":{"x":1},"categoryId":"1"}'], [`{"categoryId":"${"1".repeat(70_000)}"}`]])(
    "refuses the body %.40s in the envelope",
    async (body) => {
      const answer = await post("", body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).toMatchObject({ success: false, data: null });
    },
  );
});

describe("GET /api/article/getbyslug", () => {
  const get = async (slug: string) => (await current().app.inject(`/api/article/getbyslug?slug=${slug}`)).json();

  test("answers the article with articleContent as JSON text", async () => {
    const { success, data } = await get("mili");
    expect(success).toBe(true);
    expect(data).toMatchObject({
      slug: "mili",
      articleType: 4,
      media: "document",
      summary: "Tóm tắt",
      image: "/a.svg",
      metadata: "{",
      publishedAt: "2024-01-01T00:00:00.120",
      category: "tin-tuc",
    });
    expect(JSON.parse(data.articleContent)).toEqual({ Kind: "document" });
  });

  test.each(["hen-gio", "nhap", "khong-co", "%00"])("knows no article %s", async (slug) => {
    expect(await get(slug)).toEqual({ success: false, data: null, message: expect.stringContaining("No published article") });
  });
});

test("waits in a queue that networks share, where its answer is not kept", async () => {
  const { app, db } = current();
  const waiting: Promise<{ readonly statusCode: number; readonly headers: Readonly<Record<string, unknown>> }>[] = [];
  const ask = async (index: number) => app.inject({ url: `/api/article/getbyslug?slug=bai-so-${index}`, remoteAddress: "192.0.2.1" });
  await db.transaction().execute(async (transaction) => {
    await sql`lock table article in access exclusive mode`.execute(transaction);
    // Four at work, 128 that wait, and one that is refused.
    waiting.push(...Array.from({ length: 133 }, (_, index) => ask(index)));
    const refused = await Promise.race(waiting);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
  });
  expect((await Promise.all(waiting)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(132);
});
