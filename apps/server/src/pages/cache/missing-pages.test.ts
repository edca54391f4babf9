/** Addresses without a page, asked of the built portal over HTTP: where old ones lead, and what is offered at the others. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readTable } from "../../content/old-addresses/read-table.ts";
import { storeTable } from "../../content/old-addresses/store.ts";
import { importContent } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../../content/testing/importer.ts";
import { type CachedServer, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, emptyContent, type TestDatabase } from "../../testing/database.ts";

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

const published = { publishedAt: "2026-01-01T00:00:00Z" };
const title = "Quyết toán ngân sách nhà nước năm 2024";

async function* stream(records: readonly object[]): AsyncGenerator<object> {
  yield* records;
}
const write = async (...records: object[]): Promise<void> => {
  const report = await importContent(server.db, stream(records), { ...importDefaults, sanitizer });
  expect(report.issues).toEqual([]);
  await server.received();
};
const store = async (...lines: readonly string[]): Promise<void> => {
  const { rows, problems } = readTable(["pattern,target", ...lines].join("\n"));
  expect(problems).toEqual([]);
  await storeTable(server.db, rows, false);
  await server.received();
};

beforeEach(async () => {
  await emptyContent(database.pool);
  await write(
    site("btc", { counterpart: "mof" }),
    site("mof", { language: 2 }),
    category("btc", "tin"),
    category("mof", "news"),
    article("btc", "tin", "quyet-toan", { title, ...published }),
    article("mof", "news", "settlement", { title: "Settlement of the state budget", ...published }),
  );
});

const answer = async (address: string): Promise<string> => {
  const { status, headers } = await server.get(address);
  return [status, headers["location"] ?? []].flat().join(" ");
};

it("an old address leads on for good, by all of its query, until the table says something else", async () => {
  const old = "/webcenter/portal/r/m?_a=1&dDocName=M1";
  expect([await answer(old), await answer("/webcenter/portal/r")]).toEqual(["404", "404"]);
  await store("/webcenter/*,/btc", "/webcenter/portal/r/m?dDocName=M1,/btc/tin/quyet-toan", "/bo,gone", "/bo?so=1,/mof");
  // The second time from what is kept.
  for (const cache of ["miss", "hit"]) {
    expect(await server.get(old)).toMatchObject({ status: 301, headers: { location: "/btc/tin/quyet-toan" }, cache });
    expect(await server.get("/webcenter/portal/r?dDocName=M2&x=1")).toMatchObject({ status: 301, headers: { location: "/btc" }, cache });
  }
  expect(await Promise.all(["/bo", "/bo?so=2", "/bo?so=1"].map(answer))).toEqual(["410", "410", "301 /mof"]);
  const asked = await server.get(`/api/page?path=${encodeURIComponent(old)}`);
  expect(JSON.parse(asked.text)).toEqual({ redirect: "/btc/tin/quyet-toan", status: 301 });
  await store("/bo?so=1,/btc");
  expect(await Promise.all([old, "/bo", "/bo?so=1"].map(answer))).toEqual(["404", "404", "301 /btc"]);
});

it("a page is never led away from, and is kept under one address whatever its query says", async () => {
  await store("/btc/*,/mof", "/btc/tin?so=1,/mof", "/btc/tin/quyet-toan?so=1,gone");
  expect(await Promise.all(["/btc/tin?so=1", "/btc/tin/quyet-toan?so=1", "/btc/tin/khac"].map(answer))).toEqual(["200", "200", "301 /mof"]);
  expect((await server.get("/btc/tin?so=1&utm_source=x")).cache).toBe("hit");
  await write(article("btc", "tin", "khac", { title: "Khác", ...published }));
  expect(await answer("/btc/tin/khac")).toBe("200");
});

it("what is not there offers the pages that have the words of its address, and is as before: 404 or 410, and in no index", async () => {
  const { status, text, headers } = await server.get("/btc/tin/quyet-toan-ngan-sach-nha-nuoc.html");
  expect([status, headers["cache-control"]]).toEqual([404, expect.stringContaining("s-maxage=60")]);
  expect(text).toMatch(/<h2[^>]*>Có thể bạn đang tìm<\/h2>/);
  expect(text).toContain(`href="/btc/tin/quyet-toan"`);
  expect(text).toMatch(/value="quyet toan ngan sach nha nuoc"/);
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  const english = (await server.get("/mof/news/state-budget")).text;
  expect(english).toMatch(/<h2[^>]*>You may be looking for<\/h2>/);
  expect(english).toContain(`href="/mof/news/settlement"`);
  await store("/tin-cu/*,gone");
  const gone = await server.get("/tin-cu/quyet-toan-ngan-sach");
  expect([gone.status, gone.text.includes(`href="/btc/tin/quyet-toan"`)]).toEqual([410, true]);
  // Nothing hostile in it is more than words.
  expect((await server.get("/btc/tin/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E")).text).not.toContain("<script>alert");
  // A page that is published meanwhile is offered by the next answer.
  expect(text).not.toContain("/btc/tin/moi");
  await write(article("btc", "tin", "moi", { title: `${title} (bản mới)`, ...published }));
  expect((await server.get("/btc/tin/quyet-toan-ngan-sach-nha-nuoc.html")).text).toContain(`href="/btc/tin/moi"`);
});
