import type { Thing } from "schema-dts";
import { expect, it } from "vitest";
import type { Article, PageModel } from "@portal/domain";
import { sampleCatalogue, sampleView } from "@portal/testing";
import { cardOf } from "./card.ts";
import { structuredData } from "./structured-data.ts";
import { vocabularyErrors } from "./testing/vocabulary.ts";

const origin = "https://portal.example";
type Node = Readonly<Record<string, unknown>>;

function dataOf(page: PageModel): unknown {
  const card = cardOf(page, "Asia/Ho_Chi_Minh");
  return card && JSON.parse(JSON.stringify(structuredData(page, card, origin)));
}
const thing = (page: PageModel, type: Extract<Thing, { "@type": string }>["@type"]): Node | undefined =>
  (dataOf(page) as { "@graph": readonly Node[] })["@graph"].find((one) => one["@type"] === type);

const article: Article = {
  id: "1",
  slug: "bai",
  title: "Bài </script> viết",
  summary: "Tóm tắt",
  image: "/api/mediafile/anh.png",
  publishedAt: "2026-11-03T17:30:00.000Z",
  site: "btc",
  category: "tin",
  counterpart: undefined,
  articleType: 1,
  view: undefined,
  author: undefined,
  source: undefined,
  body: { kind: "richText", html: "<p>Nội dung</p>" },
};
const listing = await sampleView({ view: "category-default-vi", language: "vi", state: "full" });
const withBody = (body: Article["body"], more: Partial<PageModel> = {}): PageModel => ({
  ...listing,
  kind: "article",
  path: "/btc/tin/bai",
  article: { ...article, body },
  ...more,
});

it.each([...sampleCatalogue().templates.keys()].flatMap((view) => (["vi", "en"] as const).map((language) => ({ view, language }))))(
  "what $view says in $language has the words of schema.org",
  async ({ view, language }) => {
    const page = await sampleView({ view, language, state: "full" });
    const data = dataOf(page);
    // Views of what no index lists have none.
    if (data === undefined) expect(cardOf(page, "UTC")).toBeUndefined();
    else expect(vocabularyErrors(data)).toEqual([]);
  },
);

it.each([
  { what: "news", type: "NewsArticle", body: article.body, says: { headline: article.title, datePublished: article.publishedAt } },
  {
    what: "a report",
    type: "Report",
    body: { kind: "file", href: "/api/mediafile/b.pdf", fileName: "b.pdf" },
    says: { associatedMedia: { "@type": "MediaObject", name: "b.pdf", contentUrl: `${origin}/api/mediafile/b.pdf` } },
  },
  {
    what: "a legal document",
    type: "Legislation",
    body: {
      kind: "document",
      number: "80/2026/TT-BTC",
      issuer: "Bộ Tài chính",
      issuedAt: "2026-10-01T00:00:00.000Z",
      effectiveAt: "2026-12-15T00:00:00.000Z",
      files: [],
      html: "",
    },
    says: {
      legislationIdentifier: "80/2026/TT-BTC",
      legislationPassedBy: { "@type": "Organization", name: "Bộ Tài chính" },
      legislationDate: "2026-10-01",
      legislationDateOfApplicability: "2026-12-15",
    },
  },
  {
    what: "a video",
    type: "VideoObject",
    body: { kind: "video", source: "https://video.example/v.mp4", poster: undefined, captions: undefined, transcript: undefined, html: "" },
    says: { contentUrl: "https://video.example/v.mp4", thumbnailUrl: `${origin}/api/mediafile/anh.png`, uploadDate: article.publishedAt },
  },
  {
    what: "a gallery",
    type: "ImageGallery",
    body: { kind: "gallery", display: "page", photos: [{ title: "Ảnh", description: "", src: "/api/mediafile/1.jpg" }] },
    says: { associatedMedia: [{ "@type": "ImageObject", name: "Ảnh", contentUrl: `${origin}/api/mediafile/1.jpg` }] },
  },
  {
    what: "an infographic",
    type: "NewsArticle",
    body: { kind: "infographic", image: "/api/mediafile/i.svg", html: "" },
    says: { image: [`${origin}/api/mediafile/i.svg`, `${origin}/api/mediafile/anh.png`, expect.stringContaining("/cards/")] },
  },
] as const)("$what is a $type", ({ type, body, says }) => {
  const page = withBody(body);
  expect(vocabularyErrors(dataOf(page))).toEqual([]);
  expect(thing(page, type)).toMatchObject({ url: `${origin}/btc/tin/bai`, ...says });
});

it("a legal document says whether it is in force and what it changes, not what changes it", () => {
  const related = (slug: string) => ({ href: `/btc/van-ban/${slug}`, title: slug, number: `${slug}/TT` });
  const content: PageModel["content"] = {
    legal: {
      status: "ready",
      content: {
        legal: {
          force: "notYet",
          relations: [
            { by: "this", relation: "amends", document: related("mot") },
            { by: "this", relation: "replaces", document: related("hai") },
            { by: "this", relation: "repeals", document: related("ba") },
            { by: "other", relation: "amends", document: related("bon") },
          ],
        },
      },
    },
  };
  const body = {
    kind: "document",
    type: "circular",
    number: "1",
    issuer: "B",
    issuedAt: undefined,
    effectiveAt: undefined,
    files: [],
    html: "",
  } as const;
  const page = withBody(body, { content });
  expect(vocabularyErrors(dataOf(page))).toEqual([]);
  expect(thing(page, "Legislation")).toMatchObject({
    legislationType: "Thông tư",
    legislationLegalForce: { "@id": "https://schema.org/NotInForce" },
    legislationAmends: [{ "@id": `${origin}/btc/van-ban/mot`, legislationIdentifier: "mot/TT" }],
    legislationRepeals: [{ name: "hai" }, { name: "ba" }],
  });
  expect(JSON.stringify(dataOf(page))).not.toContain("bon");
});

it("a question is a page of questions and answers, with the words of the answer", async () => {
  const page = await sampleView({ view: "page-question", language: "vi", state: "full" });
  const answer = { html: "<p>Đúng&nbsp;<b>thế</b> &lt;đó&gt;</p><p>Vâng.</p>", at: "2026-11-01T00:00:00.000Z", unit: "Vụ Pháp chế" };
  const asked = {
    slug: "hoi",
    title: "Hỏi?",
    field: "Thuế",
    askedAt: "2026-10-01T00:00:00.000Z",
    state: "answered",
    body: "Thế nào?",
    answer,
    counterpart: undefined,
    related: [],
  } as const;
  const answered = { ...page, path: "/btc/hoi?id=hoi", question: asked };
  expect(vocabularyErrors(dataOf(answered))).toEqual([]);
  expect(thing(answered, "QAPage")?.["mainEntity"]).toMatchObject({
    name: "Hỏi?",
    answerCount: 1,
    acceptedAnswer: { text: "Đúng thế <đó> Vâng.", author: { name: "Vụ Pháp chế" } },
  });
  const waiting = thing({ ...answered, question: { ...asked, state: "waiting", answer: undefined } }, "QAPage")?.["mainEntity"];
  expect(waiting).toMatchObject({ answerCount: 0 });
  expect(waiting).not.toHaveProperty("acceptedAnswer");
});

it("a home says whose it is, and how it is searched; other pages where they stand", () => {
  const identity = { organisation: "Bộ Mẫu", address: "Số 1", phone: "024", email: "a@example.org", map: "https://example.org/ban-do" };
  const site = { ...listing.site, identity } as PageModel["site"];
  const home = { ...listing, site, kind: "home", path: "/btc", alternates: { vi: "/" }, breadcrumb: [] } as const;
  expect(vocabularyErrors(dataOf(home))).toEqual([]);
  expect(thing(home, "GovernmentOrganization")).toHaveProperty("logo");
  expect(thing(home, "WebSite")?.["potentialAction"]).toMatchObject({
    target: { urlTemplate: `${origin}/${listing.site.slug}/tim-kiem?q={terms}` },
  });
  expect(thing(home, "BreadcrumbList")).toBeUndefined();
  expect(thing(listing, "WebSite")).toBeUndefined();
  expect(thing(listing, "BreadcrumbList")?.["itemListElement"]).toMatchObject([
    { position: 1 },
    { position: 2, name: listing.category?.name },
  ]);
});

it("leaders are persons", async () => {
  const page = await sampleView({ view: "page-people", language: "vi", state: "full" });
  expect(thing(page, "Person")).toMatchObject({
    jobTitle: expect.any(String),
    worksFor: { "@id": expect.stringContaining("#organization") },
  });
});

it("open data is a catalogue of datasets with their files, on stated terms", async () => {
  const page = await sampleView({ view: "page-open-data", language: "vi", state: "full" });
  expect(vocabularyErrors(dataOf(page))).toEqual([]);
  const { dataset, license } = thing(page, "DataCatalog") as { readonly dataset: readonly Node[]; readonly license: string };
  expect(license).toMatch(/#muc-licence$/);
  expect(dataset[0]).toMatchObject({
    "@type": "Dataset",
    license,
    temporalCoverage: expect.stringMatching(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/),
    distribution: ["text/csv", "application/json", expect.stringContaining("spreadsheetml")].map((encodingFormat) => ({
      "@type": "DataDownload",
      encodingFormat,
      contentUrl: expect.stringMatching(/^https:\/\/portal\.example\/du-lieu\/series\/vi\//),
    })),
  });
});
