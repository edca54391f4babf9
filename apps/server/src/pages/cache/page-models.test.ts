/** What documents were drawn from, asked for by its hash: the built portal on a real database, asked over HTTP. */
import type { PageModel } from "@portal/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { importContent } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../../content/testing/importer.ts";
import { createDb } from "../../database/db.ts";
import { type Answer, type CachedServer, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, emptyContent, type TestDatabase } from "../../testing/database.ts";
import { asksForTags } from "../../testing/purging.ts";

let database: TestDatabase;
let server: CachedServer;
const sanitizer = createSanitizer();
beforeAll(async () => {
  database = await createTestDatabase();
  server = await openCachedServer({ connectionString: database.connectionString });
});
afterAll(async () => {
  await server.close();
  await Promise.all([sanitizer.close(), database.close()]);
});

async function write(...records: object[]): Promise<void> {
  const report = await importContent(
    createDb(database.pool),
    (async function* () {
      yield* records;
    })(),
    { ...importDefaults, sanitizer },
  );
  expect(report.issues).toEqual([]);
}

const body = { Content: "<p>Nội dung chính của bài.</p>" };
const bai = (title: string): object =>
  article("btc", "tin", "bai", { title, publishedAt: "2026-01-01T00:00:00Z", articleType: 1, articleContent: body });

beforeEach(async () => {
  await emptyContent(database.pool);
  await write(site("btc", { counterpart: "mof" }), site("mof", { language: 2 }), category("btc", "tin"), bai("Bài một"));
  await server.received();
});

interface State {
  readonly page?: PageModel;
  readonly hash?: string;
}

const stateOf = ({ text }: Answer): State =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(text)?.[1] ?? "null") as State;
const model = (path: string, hash = "", from = server): Promise<Answer> =>
  from.get(`/api/page?path=${encodeURIComponent(path)}&hash=${hash}`, { headers: asksForTags });
const titleOf = ({ text }: Answer): string | undefined => (JSON.parse(text) as PageModel).article?.title;

describe("the model of a document", () => {
  it("stands not in it, and is had by its hash: without the HTML that the document shows", async () => {
    const document = await server.get("/btc/tin/bai");
    const { page, hash } = stateOf(document);
    expect([page, hash]).toEqual([undefined, expect.stringMatching(/^[\w-]{16}$/)]);
    const answer = await model("/btc/tin/bai", hash);
    expect([answer.status, answer.cache, titleOf(answer)]).toEqual([200, "hit", "Bài một"]);
    expect(document.text).toContain("Nội dung chính của bài.");
    expect(answer.text).not.toContain("Nội dung chính của bài.");
    const { article: drawn, ...rest } = JSON.parse(answer.text) as PageModel;
    expect(drawn?.body).toEqual({ kind: "richText", html: "" });
    const { article: _, ...data } = JSON.parse((await server.get("/api/page?path=/btc/tin/bai")).text) as PageModel;
    expect(rest).toEqual(data);
  });

  it("may be kept by everybody, and has no tag: it never changes", async () => {
    const { hash } = stateOf(await server.get("/btc/tin/bai"));
    const { headers } = await model("/btc/tin/bai", hash);
    expect(headers["cache-control"]).toBe("public, max-age=600, immutable");
    expect(headers["cache-tag"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    const etag = String(headers["etag"]);
    expect((await server.get(`/api/page?path=/btc/tin/bai&hash=${hash}`, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it("is the one that this document was drawn from, also after a change", async () => {
    const before = stateOf(await server.get("/btc/tin/bai"));
    await write(bai("Bài hai"));
    await server.received();
    const after = stateOf(await server.get("/btc/tin/bai"));
    expect(after.hash).not.toBe(before.hash);
    expect(titleOf(await model("/btc/tin/bai", before.hash))).toBe("Bài một");
    expect(titleOf(await model("/btc/tin/bai", after.hash))).toBe("Bài hai");
  });

  it("that no one has drawn is gone, and so is one of another page", async () => {
    const { hash } = stateOf(await server.get("/btc/tin/bai"));
    for (const [path, asked] of [
      ["/btc/tin/bai", "AAAAAAAAAAAAAAAA"],
      ["/btc/tin", hash],
      ["/btc/tin/khong-co", hash],
    ] as const) {
      const answer = await model(path, asked);
      expect([path, answer.status, answer.headers["cache-control"]]).toEqual([path, 410, "no-store"]);
      expect(JSON.parse(answer.text)).toEqual({ success: false, data: null, message: expect.stringContaining("no longer kept") });
    }
    for (const nonsense of ["", "kurz", "a".repeat(17), "a%2Fb"]) expect((await model("/btc/tin/bai", nonsense)).status).toBe(400);
  });

  it("of each language is its own", async () => {
    const [vi, en] = [stateOf(await server.get("/btc")), stateOf(await server.get("/mof"))];
    const languages = await Promise.all([model("/btc", vi.hash), model("/mof", en.hash)]);
    expect(languages.map(({ text }) => (JSON.parse(text) as PageModel).language)).toEqual(["vi", "en"]);
    expect((await model("/mof", vi.hash)).status).toBe(410);
  });

  it("of an address whose escapes are none is had as well", async () => {
    const { hash } = stateOf(await server.get("/khong-co/%zz"));
    expect((await model("/khong-co/%zz", hash)).status).toBe(200);
  });

  it("of a page that is not there is had as well", async () => {
    const { hash } = stateOf(await server.get("/btc/tin/khong-co"));
    const answer = await model("/btc/tin/khong-co", hash);
    expect([answer.status, (JSON.parse(answer.text) as PageModel).status]).toEqual([200, 404]);
  });

  it("is had from a process that did not draw the document, as long as nothing has changed", async () => {
    const { hash } = stateOf(await server.get("/btc/tin/bai"));
    const other = await openCachedServer({ connectionString: database.connectionString });
    onTestFinished(() => other.close());
    expect(titleOf(await model("/btc/tin/bai", hash, other))).toBe("Bài một");
    await write(bai("Bài hai"));
    await Promise.all([server.received(), other.received()]);
    const third = await openCachedServer({ connectionString: database.connectionString });
    onTestFinished(() => third.close());
    expect((await model("/btc/tin/bai", hash, third)).status).toBe(410);
  });

  it("is had for a document that was sent and not kept: with credentials, or right after an own write", async () => {
    const document = await server.get("/btc/tin/bai", { headers: { authorization: "Bearer x" } });
    await write(bai("Bài hai"));
    await server.received();
    expect(titleOf(await model("/btc/tin/bai", stateOf(document).hash))).toBe("Bài một");
  });

  it("stays in the document where no one else gets that: pages with forms, and pages of a visitor's own", async () => {
    for (const path of ["/btc/tai-khoan/dang-nhap", "/btc/hoi-dap/dat-cau-hoi", "/btc/hoi-dap/tra-cuu?receipt=1234-5678-9012-3452"]) {
      const { page, hash } = stateOf(await server.get(path));
      expect([path, hash, page?.status]).toEqual([path, undefined, 200]);
    }
  });
});
