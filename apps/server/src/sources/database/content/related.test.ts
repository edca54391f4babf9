import type { BlockContentValue, QueryResult, WidgetContent } from "@portal/core";
import { createCatalogue } from "@portal/core/catalogue";
import { portalCatalogue } from "@portal/domain/content";
import { createPageLoader } from "@portal/domain/loader";
import { layouts, templates } from "@portal/layouts";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "../../../database/db.ts";
import type { Database } from "../../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { createDatabaseSource } from "../source.ts";
import { filler } from "../testing/fill.ts";

const HOUR = 3_600_000;
/** Of the portal's clock. */
const now = Date.parse("2026-11-20T00:00:00Z");
const published = (hours: number): string => new Date(now - hours * HOUR).toISOString();

let database: TestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  const { site, category, articles } = filler(db);
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const mof = await site("mof", { language: 2 });
  const news = await category(btc, "tin", { name: "Tin" });
  await articles(btc, news, [
    { slug: "chinh", title: "Đơn giản hóa thủ tục hải quan cho doanh nghiệp", published_at: published(100), summary: "Tóm tắt" },
    { slug: "lien-quan", title: "Thủ tục hải quan đối với hàng chuyển phát nhanh", published_at: published(99), summary: "Tóm tắt" },
    { slug: "lien-quan-moi", title: "Hải quan kết nối một cửa quốc gia", published_at: published(50) },
    { slug: "an", title: "Thủ tục hải quan: bài chưa đăng", published_at: null },
    { slug: "hen-gio", title: "Thủ tục hải quan: bài hẹn giờ", published_at: published(-1) },
    ...Array.from({ length: 60 }, (_, index) => ({ slug: `khac-${index}`, title: `Chuyện thứ ${index}`, published_at: published(index) })),
  ]);
  await articles(btc, await category(btc, "khac"), [
    { slug: "muc-khac", title: "Thủ tục hải quan ở chuyên mục khác", published_at: published(1) },
    ...Array.from({ length: 101 }, (_, index) => ({ slug: `dong-${index}`, title: `Chuyện ${index}`, published_at: published(index + 2) })),
    { slug: "qua-cu", title: "Thủ tục hải quan ngày trước", published_at: published(300) },
  ]);
  await articles(mof, await category(mof, "news"), [
    { slug: "customs", title: "Customs clearance gets faster", published_at: published(9) },
    { slug: "faster-customs", title: "Faster customs for fresh food", published_at: published(8) },
    ...Array.from({ length: 9 }, (_, index) => ({ slug: `story-${index}`, title: `Story ${index}`, published_at: published(index) })),
  ]);
});
afterAll(() => database.close());

const isOfWidget = (content: BlockContentValue): content is WidgetContent => "others" in content;
const slugs = (articles: readonly { readonly slug: string }[]): string[] => articles.map(({ slug }) => slug);

const source = () =>
  createDatabaseSource(
    { pages: db, searches: db, background: db },
    { timeZone: "Asia/Ho_Chi_Minh", ministry: { vi: "btc", en: "mof" }, fileViews: { view: async () => undefined } },
  );

/** What stands below the article at a path. */
async function besides(path: string, at = now): Promise<{ related: string[]; others: string[]; freshUntil: string | undefined }> {
  const load = createPageLoader({
    catalogue: createCatalogue({ layouts, templates }, portalCatalogue),
    source: source(),
    defaultSites: { vi: "btc", en: "mof" },
    release: "test",
    takesForms: "all",
    now: () => at,
    newId: () => crypto.randomUUID(),
    log: (message, details) => expect.fail(`${message} ${JSON.stringify(details)}`),
  });
  const loaded = await load(path, undefined);
  if (!("resolved" in loaded)) throw new Error(`${path} leads to ${loaded.redirect}`);
  const contents = Object.values(loaded.resolved.content).flatMap((node) => (node.status === "ready" ? [node.content] : []));
  const { related = [], others = [] } = contents.find(isOfWidget) ?? {};
  return { related: slugs(related), others: slugs(others), freshUntil: loaded.resolved.freshUntil };
}

const newest = [0, 1, 2, 3, 4, 5].map((index) => `khac-${index}`);

test("what shares rare words with an article stands beside the newest of its category, without what is not public, and without itself", async () => {
  expect(await besides("/btc/tin/chinh")).toEqual({ related: ["lien-quan", "lien-quan-moi"], others: newest, freshUntil: published(-1) });
  expect(await besides("/btc/tin/lien-quan")).toMatchObject({ related: ["chinh", "lien-quan-moi"] });
  expect(await besides("/btc/tin/khac-0")).toMatchObject({ related: [], others: [...newest.slice(1), "khac-6"] });
});

test("an article that is previewed before everybody may read it has related ones, and one of another category has none", async () => {
  const ask = async (article: string) => {
    const query = { kind: "related", key: "q", slug: "tin", article, count: 4 } as const;
    const answers = await source().fetchContent([query], { site: "btc", language: "vi", asOf: now, signal: undefined });
    const answer = answers.get("q") as QueryResult<"related">;
    return answer.ok ? slugs(answer.value) : answer.reason;
  };
  expect(await ask("an")).toEqual(["lien-quan", "chinh", "lien-quan-moi"]);
  expect(await ask("muc-khac")).toBe("not-found");
});

test("articles are compared with the newest 100 of their category", async () => {
  expect(await besides("/btc/khac/qua-cu")).toMatchObject({ related: ["muc-khac"] });
  expect(await besides("/btc/khac/muc-khac")).toMatchObject({ related: [] });
});

test("English titles are compared as English ones", async () => {
  expect(await besides("/mof/news/customs")).toMatchObject({ related: ["faster-customs"] });
});

test("one that is scheduled comes with its moment, and one that is withdrawn goes at once", async () => {
  const later = now + HOUR;
  expect(await besides("/btc/tin/chinh", later)).toMatchObject({
    related: ["hen-gio", "lien-quan", "lien-quan-moi"],
    others: ["hen-gio", ...newest.slice(0, 5)],
  });
  await db.deleteFrom("article").where("slug", "=", "lien-quan").execute();
  expect(await besides("/btc/tin/chinh", later)).toMatchObject({ related: ["hen-gio", "lien-quan-moi"] });
});
