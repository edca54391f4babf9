/** Programs and the database work out the same words of an article: the database's functions are the rule. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { articleWords } from "./article-words.ts";

const { demonstrationContent } = await import("@portal/demo-content");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Texts {
  readonly title: string;
  readonly summary: string | null;
  readonly content: Record<string, unknown>;
}

/** How many of them programs worked out; each as the database does. */
async function compare(articles: readonly Texts[]): Promise<number> {
  const ours = articles.map((article) => articleWords(article));
  const known = articles.flatMap((article, n) =>
    ours[n] ? [{ n, ...article, ...Object.fromEntries(Object.entries(ours[n]).map(([name, vector]) => [`our_${name}`, vector])) }] : [],
  );
  const { rows } = await database.pool.query<{ n: number; differs: string }>(
    `select n, concat_ws(' / ', case when head <> our_head then 'head' end, case when head_marked <> our_head_marked then 'head_marked' end,
        case when words <> our_words then words::text || ' not ' || our_words::text end, case when marked <> our_marked then marked::text || ' not ' || our_marked::text end) as differs
      from (
        select i.*, search_vector(1, concat_ws(' ', title, number), null, null, null) as head, search_vector_marked(concat_ws(' ', title, number), null, null, null) as head_marked,
          search_vector(1, title, concat_ws(chr(10), summary, number), body, null) as words, search_vector_marked(title, concat_ws(chr(10), summary, number), body, null) as marked
        from json_to_recordset($1) as i (n integer, title text, summary text, content jsonb, our_head tsvector, our_head_marked tsvector, our_words tsvector, our_marked tsvector),
          lateral (select article_text(content) as body, left(content ->> 'Number', 200) as number) as t
      ) as compared order by n`,
    [JSON.stringify(known)],
  );
  expect(rows.filter(({ differs }) => differs !== "").map(({ n, differs }) => ({ article: articles[n], differs }))).toEqual([]);
  expect(rows.length).toBe(known.length);
  return known.length;
}

const content = (html: string): Texts => ({ title: "Tin", summary: null, content: { Content: html } });

describe("words of an article, as the database makes them", () => {
  test("of the demonstration content", async () => {
    const articles = [...demonstrationContent()]
      .filter((line) => line.kind === "article")
      .filter((_, index) => index % 4 === 0)
      .map(({ title, summary, articleContent }) => ({
        title,
        summary,
        content: (typeof articleContent === "string" ? JSON.parse(articleContent) : articleContent) as Texts["content"],
      }));
    expect(articles.length).toBeGreaterThan(150);
    // What is left to the database costs twenty times as much.
    expect(await compare(articles)).toBeGreaterThan(articles.length * 0.95);
  });

  test("of fields in any order and depth, without addresses, codes and days", async () => {
    const nested = {
      Number: "12/2026/TT-BTC",
      Kind: "document",
      Content: "<p>Một</p>",
      Link: "/a",
      Issuer: "Bộ",
      bb: { Z: "sâu", A: ["chuỗi trong mảng", { Alt: "ảnh" }] },
      aa: "hai",
      1: "số",
      Deadline: "2026-11-20",
    };
    expect(
      await compare([
        { title: "Tên", summary: "Tóm tắt", content: nested },
        { title: "", summary: "", content: {} },
      ]),
    ).toBe(2);
  });

  test("of markup, entities and what stands between words", async () => {
    const texts = [
      "<p>Một<b>hai</b></p><p>ba</p><br/>bốn<hr>năm<img alt='x'><TD>sáu</TD><td class=\"a\">bảy</td><tdx>tám</tdx>",
      "a&nbsp;b &lt;c&gt; &amp;amp; &amp;lt;d&amp;gt; &eacute; < e > f <g",
      "12/2026/TT-BTC, a-b_c.d@e.vn https://mof.gov.vn/x?y=1 “ngoặc” – gạch… 5 % 1.234,5 10 € ± 3 °C\u00a0x\u200by",
    ];
    expect(await compare(texts.map(content))).toBe(3);
  });

  test("of marks in every order and form, numbers with letters, and words in many places", async () => {
    const texts = [
      "Hòa hoà HOÀ hóá Thuế thuế thue\u0302\u0301 ĐƯỜNG đường Nguyễn nguyễn gi\u0300a quý quí",
      "10A 2e 3d 12h30 covid19 00012 123456789012345678901234567890 10tháng 0x1F 5đ đ5 e5",
      "một ".repeat(200),
    ];
    expect(await compare(texts.map(content))).toBe(3);
  });

  test("what only the database can tell is left to it", () => {
    const left = ["m²", "日本", "straße", "x\u20d7", "1e5a", "1é5a", "một ".repeat(300), "x".repeat(101), "a ".repeat(60_000)];
    for (const html of left) expect(articleWords(content(html)), html.slice(0, 20)).toBeUndefined();
    expect(articleWords({ ...content("x"), content: { Number: 5 } })).toBeUndefined();
    expect(articleWords({ ...content("x"), title: "a ".repeat(1000) })).toBeUndefined();
    expect(articleWords({ ...content("x"), summary: "a ".repeat(6000) })).toBeUndefined();
  });

  test("of anything at all", async () => {
    const piece = fc.oneof(
      fc.constantFrom(..."aăâeêioôơuưyđAĐƠkhtbn0123456789 \u0300\u0301\u0303\u0309\u0323\u0302\u0306\u031b -_.,/&;<>\n\t".split("")),
      fc.constantFrom(
        "<p>",
        "</p>",
        "<br />",
        "<b>",
        "</b>",
        "&amp;",
        "&nbsp;",
        "&lt;",
        "ngân sách",
        "Thuế",
        "TOÀ",
        "e5",
        "1e",
        "2E7",
        "ế",
        "Ữ",
        "…",
      ),
      fc.string({ unit: "binary", maxLength: 1 }).filter((unit) => unit.isWellFormed() && unit !== "\0"),
    );
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
    const plainer = fc.array(fc.oneof(piece, fc.constant(" ")), { maxLength: 12 }).map((pieces) => pieces.join(""));
    const article = fc.record({
      title: plainer,
      summary: fc.option(plainer),
      content: fc.dictionary(
        fc.constantFrom("Content", "Number", "Issuer", "Kind", "Ä", "zz"),
        fc.oneof(text, fc.array(fc.record({ Alt: text }))),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(article, { minLength: 200, maxLength: 200 }), async (articles) => {
        expect(await compare(articles)).toBeGreaterThan(0);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
