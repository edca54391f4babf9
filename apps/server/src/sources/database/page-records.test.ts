import { expect, test } from "vitest";
import { filler } from "./testing/fill.ts";
import { HOUR, sourceFixture } from "./testing/source-fixture.ts";

const current = sourceFixture();

const records = (site: string, fields: { category?: string; article?: string; page?: string } = {}) =>
  current().source.loadPageRecords(
    { site, category: fields.category, article: fields.article, page: fields.page },
    { asOf: Date.now(), signal: undefined },
  );

test("brings a site as stored and its categories in order, by one statement", async () => {
  const found = await records("btc");
  expect(found.site).toEqual({ slug: "btc", name: "Bộ Tài chính", language: 1, metadata: '{"layoutId":"default-layout-vi"}' });
  expect(found.categories.map(({ slug, parent }) => [slug, parent])).toEqual([
    ["dia-phuong", "tin-tuc"],
    ["tinh", "dia-phuong"],
    ["tin-tuc", null],
    ["ty-gia", null],
  ]);
  expect(found.changesAt).toBeUndefined();
  expect(current().statements).toHaveLength(1);
});

test("brings no article before its time, but when that is, on whichever site it is asked for", async () => {
  for (const site of ["btc", "mof"]) {
    const { article, changesAt = 0 } = await records(site, { category: "tin-tuc", article: "hen-gio" });
    expect(article).toBeUndefined();
    expect(changesAt - Date.now()).toBeCloseTo(HOUR, -5);
  }
  for (const slug of ["phim", "nhap", "khong-co"])
    expect((await records("btc", { category: "tin-tuc", article: slug })).changesAt, slug).toBeUndefined();
});

test("brings the category asked for with its metadata, also one of another site", async () => {
  const own = await records("btc", { category: "tin-tuc" });
  expect(own.category).toMatchObject({ slug: "tin-tuc", site: "btc", description: "Mọi tin", metadata: '{"view":"x"}' });
  const foreign = await records("btc", { category: "press" });
  expect(foreign.category).toMatchObject({ slug: "press", site: "mof" });
  expect(foreign.categories).toHaveLength(4);
});

test("brings an article with its own site and category, a page with its text", async () => {
  const { article } = await records("btc", { category: "tin-tuc", article: "phim" });
  expect(article).toEqual({
    id: expect.any(String),
    slug: "phim",
    title: "phim",
    site: "btc",
    category: "tin-tuc",
    publishedAt: "2025-03-03T00:00:00.000Z",
    articleType: 4,
    articleContent: { Kind: "video", Source: "/v.mp4" },
    metadata: '{"author":"Ban biên tập"}',
  });
  const { page } = await records("btc", { page: "gioi-thieu" });
  expect(page).toEqual({ slug: "gioi-thieu", title: "gioi-thieu", language: "vi", html: "<p>Giới thiệu</p>", counterpart: undefined });
});

// spec §2.2
test("finds a page's counterpart in the other language on the same site, else on the counterpart site, and none that is not there", async () => {
  const { site, page: add } = filler(current().db);
  const vi = await site("cuc-hai-tieng", { counterpart: "two-languages" });
  const en = await site("two-languages", { language: 2, counterpart: "cuc-hai-tieng" });
  await add(vi, "tham-bo", "", { language: 1, counterpart: "visiting" });
  await add(vi, "visiting", "", { language: 2, counterpart: "tham-bo" });
  await add(en, "visiting", "", { language: 2, counterpart: "tham-bo" });
  await add(vi, "dieu-khoan", "", { language: 1, counterpart: "terms" });
  await add(en, "terms", "", { language: 2, counterpart: "dieu-khoan" });
  await add(vi, "le-loi", "", { language: 1, counterpart: "khong-co" });
  await add(vi, "cung-tieng", "", { language: 1, counterpart: "tham-bo" });
  const counterpart = async (site: string, page: string) => (await records(site, { page })).page?.counterpart;
  expect(await counterpart("cuc-hai-tieng", "tham-bo")).toEqual({ site: "cuc-hai-tieng", slug: "visiting" });
  expect(await counterpart("cuc-hai-tieng", "visiting")).toEqual({ site: "cuc-hai-tieng", slug: "tham-bo" });
  expect(await counterpart("two-languages", "visiting")).toEqual({ site: "cuc-hai-tieng", slug: "tham-bo" });
  expect(await counterpart("cuc-hai-tieng", "dieu-khoan")).toEqual({ site: "two-languages", slug: "terms" });
  expect(await counterpart("two-languages", "terms")).toEqual({ site: "cuc-hai-tieng", slug: "dieu-khoan" });
  expect(await counterpart("cuc-hai-tieng", "le-loi")).toBeUndefined();
  expect(await counterpart("cuc-hai-tieng", "cung-tieng")).toBeUndefined();
});

// spec §7, §9
test("brings the parameter lists 2 and 6 with the site, in their order, by no statement more", async () => {
  await current()
    .db.insertInto("parameter")
    .values([
      { type: 2, key: "articles-per-block", value: "4", name: "Số bài", position: 2, content_hash: "test" },
      { type: 2, key: "hotline", value: "024", name: null, position: 1, content_hash: "test" },
      { type: 6, key: "press", value: "a@example.org", name: "Báo chí", position: 1, content_hash: "test" },
      { type: 3, key: "other", value: "x", name: null, position: 1, content_hash: "test" },
    ])
    .execute();
  const before = current().statements.length;
  expect((await records("btc")).parameters).toEqual([
    { type: 2, key: "hotline", value: "024", name: "hotline" },
    { type: 6, key: "press", value: "a@example.org", name: "Báo chí" },
    { type: 2, key: "articles-per-block", value: "4", name: "Số bài" },
  ]);
  expect(current().statements.slice(before)).toHaveLength(1);
  await current().db.deleteFrom("parameter").execute();
});

// spec §7
test("addresses in texts follow the media rules when they are read for a page", async () => {
  const { page } = await records("btc", { page: "dia-chi" });
  const links = '<a href="/tep/mau.pdf">Tệp</a> <a href="https://khac.example/tep/a.pdf?Ma=AbC">Khác</a>';
  expect(page?.html).toBe(`<p>${links} <img src="/api/mediafile/Anh/A.PNG" alt=""></p>`);
});

test("addresses in answers to questions and in outcomes of drafts follow the same rules", async () => {
  const { db, source } = current();
  const at = "2025-01-02T00:00:00Z";
  const written = '<p><a href="Tep/Mau.PDF">Tệp</a> <img src="/api/mediafile/Anh/A.PNG" alt=""></p>';
  const served = '<p><a href="/tep/mau.pdf">Tệp</a> <img src="/api/mediafile/Anh/A.PNG" alt=""></p>';
  const stored = { content_hash: "", source_hash: "", sanitizer_version: "" };
  const { site_id, category_id } = await db.selectFrom("article").selectAll().where("slug", "=", "cu").executeTakeFirstOrThrow();
  const answered = { slug: "tra-loi", field: "F", title: "T", body: "B", asked_at: at, answer: written, answered_at: at, unit: "U" };
  await db
    .insertInto("question")
    .values({ site_id, ...answered, ...stored })
    .execute();
  const draft = { slug: "du-thao", title: "D", article_type: 4, content: '{"Kind":"document","Deadline":"2025-01-01"}', published_at: at };
  const { id } = await db
    .insertInto("article")
    .values({ site_id, category_id, ...draft, ...stored })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("draft_outcome").values({ article_id: id, html: written, unit: "U", sanitizer_version: "" }).execute();
  const request = { site: "btc", category: undefined, article: "du-thao", page: undefined, question: "tra-loi" };
  const { question, feedback } = await source.loadPageRecords(request, { asOf: Date.now(), signal: undefined });
  expect(question?.answer?.html).toBe(served);
  expect(feedback?.outcome?.html).toBe(served);
});

test.each(["hen-gio", "nhap", "khong-co", "\0"])("knows no article %j", async (article) => {
  expect((await records("btc", { category: "tin-tuc", article })).article).toBeUndefined();
});

test("an unknown site is unknown; a slug that PostgreSQL refuses is too", async () => {
  for (const slug of ["khong-co", "a\0b", "'; drop table site; --", "\ud800"]) expect((await records(slug)).site).toBeUndefined();
});
