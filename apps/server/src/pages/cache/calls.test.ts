/** Calls of specification §7 that are answered with what is kept, over HTTP and PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importContent } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { articleTag, notifyOften } from "../../content/tags.ts";
import { article, category, importDefaults, site } from "../../content/testing/importer.ts";
import { createDb } from "../../database/db.ts";
import { type Answer, type Asked, type CachedServer, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";

let database: TestDatabase;
let server: CachedServer;
let categoryId: string;
const sanitizer = createSanitizer();

async function write(...records: object[]): Promise<void> {
  async function* stream(): AsyncGenerator<object> {
    yield* records;
  }
  expect((await importContent(createDb(database.pool), stream(), { ...importDefaults, sanitizer })).issues).toEqual([]);
}

const published = { publishedAt: "2026-01-01T00:00:00Z" };
const parameter = (value: string): object => ({ kind: "parameter", type: 2, key: "so-bai", value });

beforeAll(async () => {
  database = await createTestDatabase();
  await write(
    site("btc"),
    category("btc", "tin"),
    category("btc", "con", { parent: "tin" }),
    article("btc", "tin", "bai", published),
    parameter("5"),
  );
  server = await openCachedServer({ connectionString: database.connectionString });
  const { rows } = await database.pool.query<{ id: string }>("select id from category where slug = 'tin'");
  categoryId = rows[0]?.id ?? "";
});
afterAll(async () => {
  await Promise.all([server.close(), sanitizer.close()]);
  await database.close();
});

const post = (body: object, query = "offset=0&limit=10", headers: Record<string, string> = {}): Promise<Answer> =>
  server.get(`/api/article/reads?${query}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Each call, and a change after which it answers otherwise. */
const calls: readonly (readonly [string, () => Promise<Answer>, () => Promise<void>, string])[] = [
  ["paramaters/gets", () => server.get("/api/paramaters/gets?type=2"), () => write(parameter("7")), '"7"'],
  [
    "page of a search",
    () => server.get(`/api/page?path=${encodeURIComponent("/btc/tim-kiem?q=bai")}`),
    () =>
      write({
        kind: "searchTerm",
        slug: "bai",
        name: "Bài",
        language: 1,
        words: ["bài"],
        bestBets: [{ title: "Trang nên đọc", link: "/btc/tin" }],
      }),
    "Trang nên đọc",
  ],
  [
    "articlecategory/getbyslug",
    () => server.get("/api/articlecategory/getbyslug?slug=tin"),
    () => write(category("btc", "tin", { name: "Tên mới" })),
    "Tên mới",
  ],
  [
    "articlecategory/getbyslug of what is not there yet",
    () => server.get("/api/articlecategory/getbyslug?slug=moi"),
    () => write(category("btc", "moi")),
    '"slug":"moi"',
  ],
  [
    "articlecategory/getchildsbyslug of a site",
    () => server.get("/api/articlecategory/getchildsbyslug?slug=btc"),
    () => write(category("btc", "chau", { parent: "con" })),
    '"slug":"chau"',
  ],
  [
    "articlecategory/getchildsbyslug of a category",
    () => server.get("/api/articlecategory/getchildsbyslug?slug=tin"),
    () => write(category("btc", "chat", { parent: "con" })),
    '"slug":"chat"',
  ],
  [
    "article/getbyslug",
    () => server.get("/api/article/getbyslug?slug=bai"),
    () => write(article("btc", "tin", "bai", { ...published, title: "Tiêu đề mới" })),
    "Tiêu đề mới",
  ],
  ["article/reads", () => post({ categoryId }), () => write(article("btc", "tin", "bai-2", published)), '"slug":"bai-2"'],
];

describe("the call", () => {
  it.each(calls)("%s is answered with what is kept, until that changes", async (_name, call, change, shown) => {
    const [first, second] = [await call(), await call()];
    expect([first.cache, second.cache]).toEqual(["miss", "hit"]);
    expect(second.text).toBe(first.text);
    expect(second.text).not.toContain(shown);
    expect(second.headers["content-type"]).toBe("application/json; charset=utf-8");
    await change();
    await expect.poll(async () => (await call()).text).toContain(shown);
  });

  it("article/reads is kept by what its body and its window say, however they are written", async () => {
    await post({ categoryId }, "offset=0&limit=7");
    for (const again of [
      await post({ categoryId, sort: undefined }, "limit=7&offset=0"),
      await post({ categoryId }, "limit=7&offset=0&utm_source=x"),
    ])
      expect(again.cache).toBe("hit");
    expect((await post({ categoryId }, "offset=1&limit=7")).cache).toBe("miss");
    expect((await post({ categoryId: "999999" }, "offset=0&limit=7")).text).toContain('"data":[]');
    expect((await post({ categoryId }, "offset=0&limit=7", { authorization: "Bearer x" })).cache).toBeUndefined();
  });

  it.each([
    ["article/getbyslug", (slug: string) => server.get(`/api/article/getbyslug?slug=${slug}`)],
    ["article/reads", () => post({ categoryId }, "offset=0&limit=20")],
  ])(
    "%s shows what was scheduled once its time has come",
    async (name, call) => {
      const slug = `hen-${name.length}`;
      await write(article("btc", "tin", slug, { publishedAt: new Date(Date.now() + 2_500).toISOString() }));
      await expect.poll(async () => (await call(slug)).cache).toBe("hit");
      expect((await call(slug)).text).not.toContain(`"slug":"${slug}"`);
      await expect.poll(async () => (await call(slug)).text, { timeout: 10_000 }).toContain(`"slug":"${slug}"`);
    },
    20_000,
  );
});

it.each(["/api/article/get-captcha?id=0b8f6a1e-3c55-4d0c-9a3e-6f1f6d1b7c11", "/api/public-ip", "/healthz", "/readyz"])(
  "%s is never kept",
  async (target) => {
    for (const answer of [await server.get(target), await server.get(target)]) expect(answer.cache).toBeUndefined();
  },
);

describe("what is known of a file", () => {
  const path = "Tep/So.txt";
  const replace = async (text: string): Promise<void> => {
    await write({ kind: "file", path, contentType: "text/plain", text });
    await server.received();
  };
  const ask = (asked?: Asked): Promise<Answer> => server.get("/api/mediafile/tep/so.TXT", asked);
  const rename = (to: string): Promise<unknown> =>
    database.pool.query("update file set original_path = $2 where path = $1", [path.toLowerCase(), to]);

  it("answers who has the file, and who asks without its bytes, without the database, until the file is replaced", async () => {
    await replace("một");
    const first = await ask({ method: "HEAD" });
    expect([first.status, first.cache]).toEqual([200, "miss"]);
    const etag = String(first.headers["etag"]);
    const known = { headers: { "if-none-match": etag } };
    // Past the portal: nothing says so, and only who asks the database sees it.
    await rename("Tep/Khac.txt");
    const [head, notModified] = [await ask({ method: "HEAD" }), await ask(known)];
    expect([head.status, head.cache, notModified.status, notModified.cache]).toEqual([200, "hit", 304, "hit"]);
    const its = { date: "", "server-timing": "", "x-request-id": "", "portal-position": "" };
    expect({ ...head.headers, ...its }).toEqual({ ...first.headers, ...its });
    expect([notModified.headers["etag"], notModified.headers["x-content-type-options"]]).toEqual([etag, "nosniff"]);
    expect(notModified.text).toBe("");

    await replace("hai");
    expect((await ask(known)).text).toBe("hai");
    expect((await ask({ method: "HEAD" })).headers["etag"]).not.toBe(etag);
  });

  it("is read anew with the bytes, and in somebody's name", async () => {
    await replace("ba");
    const named = async (asked?: Asked): Promise<unknown[]> => {
      const { cache, headers } = await ask(asked);
      return [cache, /filename="(.*?)"/.exec(String(headers["content-disposition"]))?.[1]];
    };
    expect(await named({ method: "HEAD" })).toEqual(["miss", "So.txt"]);
    await rename("Tep/Khac.txt");
    expect(await named({ method: "HEAD", headers: { authorization: "Bearer x" } })).toEqual([undefined, "Khac.txt"]);
    expect(await named({ method: "HEAD" })).toEqual(["hit", "So.txt"]);
    expect(await named()).toEqual([undefined, "Khac.txt"]);
  });
});

it("what visitors change often is drawn anew at once, and then not for some seconds", async () => {
  const page = (): Promise<Answer> => server.get("/btc/tin/bai");
  await page();
  expect((await page()).cache).toBe("hit");
  const rate = (): Promise<void> => notifyOften(createDb(database.pool), articleTag("bai"));
  await rate();
  await expect.poll(async () => (await page()).cache).toBe("miss");
  expect((await server.get("/api/articlecategory/getbyslug?slug=muc")).text).not.toContain('"slug":"muc"');
  await rate();
  // What is notified later, and concerns another site, has been received: so has the rating.
  await write(site("khac"), category("khac", "muc"));
  await expect.poll(async () => (await server.get("/api/articlecategory/getbyslug?slug=muc")).text).toContain('"slug":"muc"');
  expect((await page()).cache).toBe("hit");
});
