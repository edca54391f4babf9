/** Pages that name one in the other language: the built portal on a real database, while that one comes and goes. */
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { importContent } from "../../content/import.ts";
import type { RecordKey } from "../../content/records.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../../content/testing/importer.ts";
import { writeChanges } from "../../content/write-batch.ts";
import { lockUntilCommit } from "../../database/advisory-locks.ts";
import { createDb } from "../../database/db.ts";
import { type CachedServer, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, emptyContent, type TestDatabase } from "../../testing/database.ts";
import { settableClock } from "../../testing/database-clock.ts";

let database: TestDatabase;
const sanitizer = createSanitizer();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => Promise.all([sanitizer.close(), database.close()]));

async function* stream(records: readonly object[]): AsyncGenerator<object> {
  yield* records;
}

async function write(...records: object[]): Promise<void> {
  const report = await importContent(createDb(database.pool), stream(records), { ...importDefaults, sanitizer });
  expect(report.issues).toEqual([]);
}

const remove = (...removals: RecordKey[]): Promise<void> =>
  createDb(database.pool)
    .transaction()
    .execute(async (transaction) => {
      await lockUntilCommit(transaction, "import");
      const { refusedChanges } = await writeChanges(
        transaction,
        { renames: [], ready: [], removals },
        { origin: "import", author: undefined },
      );
      expect(refusedChanges).toEqual([]);
    });

const published = { publishedAt: "2026-01-01T00:00:00Z" };
const there = (more: object): object => article("mof", "news", "there", { counterpart: "bai", ...more });
const question = (of: string, slug: string, counterpart: string): object => ({
  kind: "question",
  site: of,
  slug,
  field: "Thuế",
  title: slug,
  body: "Hỏi?",
  askedAt: "2026-01-01T00:00:00Z",
  counterpart,
});

beforeEach(async () => {
  await emptyContent(database.pool);
  await write(
    site("btc", { counterpart: "mof" }),
    site("mof", { language: 2, counterpart: "btc" }),
    site("cuc", { counterpart: "unit" }),
    category("btc", "tin", { counterpart: "news" }),
    category("mof", "news", { counterpart: "tin" }),
    article("btc", "tin", "bai", { counterpart: "there", ...published }),
    question("btc", "hoi", "ask"),
  );
});

async function open(connectionString = database.connectionString): Promise<CachedServer> {
  const server = await openCachedServer({ connectionString });
  onTestFinished(() => server.close());
  return server;
}

/** Where the language switch of a Vietnamese page leads, and what it links as its English version; the second time as it is kept. */
async function englishOf(server: CachedServer, path: string): Promise<readonly (string | undefined)[]> {
  await server.received();
  await server.get(path);
  const { status, text } = await server.get(path);
  expect(status).toBe(200);
  const [, leadsTo] = /<a [^>]*href="([^"]*)" hrefLang="en"/i.exec(text) ?? [];
  const [, linked] = /<link rel="alternate" hreflang="en" href="[^"]*?(\/mof[^"]*|\/unit[^"]*)"/i.exec(text) ?? [];
  return [leadsTo, linked];
}

const inVain = ["/mof?untranslated=page", undefined];

it("a page leads to its counterpart while everybody may read that, and to a home with a sentence before and after", async () => {
  const server = await open();
  const path = "/btc/tin/bai";
  const found = ["/mof/news/there", "/mof/news/there"];
  expect(await englishOf(server, path)).toEqual(inVain);
  expect((await server.get("/mof?untranslated=page")).text).toContain("The page you came from is not available in English.");
  await write(there({}));
  expect(await englishOf(server, path), "a draft").toEqual(inVain);
  await write(there(published));
  expect(await englishOf(server, path), "published").toEqual(found);
  expect((await server.get("/mof/news/there")).status).toBe(200);
  await write(there({}));
  expect(await englishOf(server, path), "withdrawn").toEqual(inVain);
  await write(there(published));
  expect(await englishOf(server, path), "published again").toEqual(found);
  await remove({ kind: "article", key: "there" });
  expect(await englishOf(server, path), "removed").toEqual(inVain);
});

it("a page leads to a counterpart of a later day from that moment on", async () => {
  const clock = await settableClock(database);
  const server = await open(clock.connectionString);
  const setClock = async (time: string): Promise<void> => {
    await clock.set(Date.parse(time) - Date.now());
    await expect.poll(() => Math.abs(server.clock.now() - Date.parse(time)), { timeout: 8_000 }).toBeLessThan(5_000);
  };
  await setClock("2100-03-09T00:00:00Z");
  await write(there({ publishedAt: "2100-03-10T00:00:00Z" }));
  expect(await englishOf(server, "/btc/tin/bai")).toEqual(inVain);
  await setClock("2100-03-10T00:01:00Z");
  expect(await englishOf(server, "/btc/tin/bai")).toEqual(["/mof/news/there", "/mof/news/there"]);
});

it("a category, a question and a site lead to their counterparts while these are there", async () => {
  const server = await open();
  const questionPage = "/btc/hoi-dap/chi-tiet-cau-hoi?id=hoi";
  const all = async () => [await englishOf(server, "/btc/tin"), await englishOf(server, questionPage), await englishOf(server, "/cuc")];
  const answered = "/mof/question-answer/question-detail?id=ask";
  // The page above it.
  const questions = ["/mof/question-answer", undefined];
  const wholeSite = ["/mof?untranslated=site", undefined];
  expect(await all()).toEqual([["/mof/news", "/mof/news"], questions, wholeSite]);
  await write(question("mof", "ask", "hoi"), site("unit", { language: 2, counterpart: "cuc" }));
  expect(await all()).toEqual([
    ["/mof/news", "/mof/news"],
    [answered, answered],
    ["/unit", "/unit"],
  ]);
  await remove({ kind: "category", key: "news" }, { kind: "question", key: "mof/ask" }, { kind: "site", key: "unit" });
  expect(await all()).toEqual([inVain, questions, wholeSite]);
  await write(category("mof", "news"));
  expect((await all())[0]).toEqual(["/mof/news", "/mof/news"]);
});

it("a counterpart in the same language is none", async () => {
  await write(article("btc", "tin", "khac", { ...published, counterpart: "bai" }));
  expect(await englishOf(await open(), "/btc/tin/khac")).toEqual(inVain);
});
