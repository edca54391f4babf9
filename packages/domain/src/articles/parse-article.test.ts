import { describe, expect, it } from "vitest";
import { parseArticle } from "./parse-article.ts";

const bodyOf = (articleType: number, articleContent: unknown) =>
  parseArticle({ slug: "a", title: "A", articleType, articleContent }).value.body;

// spec §3
describe("the body of an article", () => {
  it("is read from articleContent as a JSON string, and as an object just so", () => {
    const content = { Content: "<p>Chữ</p>" };
    expect(bodyOf(1, JSON.stringify(content))).toEqual({ kind: "richText", html: "<p>Chữ</p>" });
    expect(bodyOf(1, content)).toEqual(bodyOf(1, JSON.stringify(content)));
  });

  it("of type 2 is a gallery: photos by Order, each with Title and Description, from its Link or its FileName", () => {
    const Photos = [
      { Title: "Hai", Description: "Mô tả", FileName: "anh/b 2.jpg", Order: 2 },
      { Title: "Một", Link: "/api/mediafile/a.jpg", FileName: "khac.jpg", Order: 1 },
      { Title: "Xấu", Link: "javascript:alert(1)", Order: 3 },
    ];
    expect(bodyOf(2, { Photos })).toEqual({
      kind: "gallery",
      display: "page",
      photos: [
        { title: "Một", description: "", src: "/api/mediafile/a.jpg" },
        { title: "Hai", description: "Mô tả", src: "/api/mediafile/anh/b%202.jpg" },
      ],
    });
  });

  it.each([
    [1, "page"],
    [undefined, "page"],
    [2, "slideshow"],
    ["slideshow", "slideshow"],
  ])("of type 2 with DisplayType %j is shown as a %s", (DisplayType, display) => {
    expect(bodyOf(2, { DisplayType, Photos: [] })).toMatchObject({ kind: "gallery", display });
  });

  it.each([
    [1, { Link: "https://example.com/" }, { kind: "link", href: "https://example.com/" }],
    [2, { Link: "/api/mediafile/x/mau.pdf" }, { kind: "file", href: "/api/mediafile/x/mau.pdf", fileName: "mau.pdf" }],
    [undefined, { FileName: "mau.docx" }, { kind: "file", href: "/api/mediafile/mau.docx", fileName: "mau.docx" }],
    [undefined, { Link: "/site/tin" }, { kind: "link", href: "/site/tin" }],
    [1, { Link: "javascript:alert(1)" }, { kind: "unrecognised" }],
  ])("of type 3 with Type %j and Data %j is %j", (Type, Data, expected) => {
    expect(bodyOf(3, { Type, Data })).toMatchObject(expected);
  });

  it("of type 4 is a video or a document by Kind, since the specification shows no shape", () => {
    expect(bodyOf(4, { Kind: "video", Source: "/api/mediafile/a.webm" })).toMatchObject({ kind: "video", source: "/api/mediafile/a.webm" });
    expect(bodyOf(4, { Kind: "document", Number: "12/TB", IssuedAt: "2026-01-02" })).toMatchObject({
      kind: "document",
      number: "12/TB",
      issuedAt: "2026-01-02T00:00:00.000Z",
    });
    expect(bodyOf(4, { Kind: "document", Deadline: "2026-12-31" })).toMatchObject({ deadline: "2026-12-31T00:00:00.000Z" });
    expect(bodyOf(4, { Kind: "infographic", Source: "/api/mediafile/a.svg", Content: "<p>Chữ</p>" })).toEqual({
      kind: "infographic",
      image: "/api/mediafile/a.svg",
      html: "<p>Chữ</p>",
    });
    expect(bodyOf(4, { Kind: "infographic", Source: "javascript:alert(1)" })).toEqual({ kind: "unrecognised" });
    expect(bodyOf(4, { Something: "else" })).toEqual({ kind: "unrecognised" });
  });

  // spec §8
  it.each([0, 5, -1, Number.NaN])("of type %s is unrecognised, and that is reported", (articleType) => {
    const { value, diagnostics } = parseArticle({ slug: "a", title: "A", articleType, articleContent: "{}" });
    expect(value.body).toEqual({ kind: "unrecognised" });
    expect(diagnostics).toMatchObject([{ code: "unknown-article-type", severity: "warning", path: "/articleType" }]);
  });

  it("that is not JSON leaves the article without a body, and that is reported", () => {
    const { value, diagnostics } = parseArticle({ slug: "a", title: "A", articleType: 1, articleContent: "{hỏng" });
    expect(value).toMatchObject({ title: "A", body: { kind: "unrecognised" } });
    expect(diagnostics).toMatchObject([{ code: "content-unparsable", path: "/articleContent" }]);
  });

  it("that is longer than is read is not even parsed, and that is reported", () => {
    const { value, diagnostics } = parseArticle({ slug: "a", title: "A", articleType: 1, articleContent: " ".repeat(8_000_001) });
    expect(value).toMatchObject({ title: "A", body: { kind: "unrecognised" } });
    expect(diagnostics).toMatchObject([{ code: "content-too-large", severity: "error", path: "/articleContent" }]);
    const longest = JSON.stringify({ Content: '"'.repeat(3_990_000) });
    expect(bodyOf(1, longest)).toMatchObject({ kind: "richText" });
  });
});
