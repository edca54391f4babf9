import { expect, it, describe } from "vitest";
import type { QueryResult } from "@portal/core";
import type { QuestionFilter, QuestionsContent } from "@portal/domain";
import { sourceFixture } from "./testing/source-fixture.ts";

const current = sourceFixture();
const all: QuestionFilter = { field: undefined, state: undefined, terms: undefined };

async function list(filter: Partial<QuestionFilter> = {}, page = 1, site = "btc"): Promise<QuestionsContent> {
  const query = { kind: "questions", key: "q", page, pageSize: 2, ...all, ...filter } as const;
  const result = (await current().source.fetchContent([query], { site, language: "vi", asOf: Date.now(), signal: undefined })).get(
    "q",
  ) as QueryResult;
  if (!result.ok) throw new Error(result.reason);
  return result.value as QuestionsContent;
}
const slugs = async (filter: Partial<QuestionFilter>): Promise<string[]> => (await list(filter)).questions.map(({ slug }) => slug);

describe("a site's questions", () => {
  it("come newest first, in pages, with their number and the fields there are, in one statement", async () => {
    expect(await list()).toMatchObject({
      questions: [
        { slug: "moi", title: "Thời gian thông quan?", field: "Hải quan", askedAt: "2026-11-03T00:00:00.000Z", state: "waiting" },
        { slug: "khac", state: "waiting" },
      ],
      total: 3,
      fields: ["Hải quan", "Thuế"],
    });
    expect(current().statements).toHaveLength(1);
    expect((await list({}, 2)).questions.map(({ slug }) => slug)).toEqual(["cu"]);
    expect((await list({}, 99)).questions).toEqual([]);
  });

  it("are narrowed by field and state", async () => {
    expect(await slugs({ field: "Thuế" })).toEqual(["khac", "cu"]);
    expect(await slugs({ field: "Thuế", state: "answered" })).toEqual(["cu"]);
    expect(await slugs({ field: "Giá" })).toEqual([]);
  });

  it("are found with and without diacritics, in title, text and answer, by every word", async () => {
    for (const terms of ["hoàn thuế", "HOAN THUE", "đường bộ", "duong  bo", "thuế giấy tờ"]) expect(await slugs({ terms })).toEqual(["cu"]);
    expect(await slugs({ terms: "thuế sữa" })).toEqual([]);
    // Tags are no words, and what means something to LIKE or regular expressions means nothing here.
    for (const terms of ["strong", "%", "_", "\\", "(", "\0%"]) expect(await slugs({ terms })).toEqual([]);
  });

  it("of another site are not among them", async () => {
    expect(await list({}, 1, "mof")).toMatchObject({ questions: [], total: 0, fields: [] });
  });
});

describe("a question", () => {
  const load = (question: string, site = "btc") =>
    current().source.loadPageRecords(
      { site, category: undefined, article: undefined, page: undefined, question },
      { asOf: Date.now(), signal: undefined },
    );

  it("brings its answer with unit and date, and others of its field", async () => {
    expect((await load("cu")).question).toEqual({
      slug: "cu",
      title: "Hoàn thuế cần giấy tờ gì?",
      field: "Thuế",
      askedAt: "2026-11-01T00:00:00.000Z",
      state: "answered",
      body: "Tôi muốn hỏi.",
      answer: { html: "<p><strong>Nộp tại đường bộ</strong></p>", at: "2026-11-02T00:00:00.000Z", unit: "Cục Thuế" },
      counterpart: "old",
      related: [{ slug: "khac", title: "Thuế khác?", field: "Thuế", askedAt: "2026-11-02T00:00:00.000Z", state: "waiting" }],
    });
    expect(current().statements).toHaveLength(2);
  });

  it("that waits has no answer", async () => {
    expect((await load("moi")).question).toMatchObject({ state: "waiting", answer: undefined, related: [] });
  });

  it("that does not exist, or belongs to another site, is no one's", async () => {
    for (const [slug, site] of [
      ["khong-co", "btc"],
      ["cu", "mof"],
      ["\0", "btc"],
    ] as const)
      expect((await load(slug, site)).question).toBeUndefined();
  });
});

it("sites come as cards, in their order, whatever their metadata is", async () => {
  const result = (
    await current().source.fetchContent([{ kind: "sites", key: "sites" }], {
      site: "btc",
      language: "vi",
      asOf: Date.now(),
      signal: undefined,
    })
  ).get("sites");
  expect(result).toEqual({
    ok: true,
    value: [
      { slug: "btc", name: "Bộ Tài chính", href: "/btc", language: "vi", logo: "/static/logo-default.svg", organisation: undefined },
      { slug: "mof", name: "mof", href: "/mof", language: "en", logo: "/static/logo-default.svg", organisation: undefined },
    ],
  });
});
