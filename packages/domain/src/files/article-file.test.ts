import { describe, expect, test } from "vitest";
import { fileOf, storedPath, viewerOf } from "./article-file.ts";
import { parseArticle } from "../articles/parse-article.ts";

const article = (articleType: number, articleContent: object) => parseArticle({ slug: "a", articleType, articleContent }).value;
const fileNamed = (name: string) => article(3, { Type: 2, Data: { FileName: name } });

// spec §2.3
test.each([
  ["Báo cáo.docx", "article-word"],
  ["mau.DOC", "article-word"],
  ["bang.xlsx", "article-excel"],
  ["so-lieu.csv", "article-excel"],
  ["van-ban.pdf", "article-pdf"],
  ["goi.zip", undefined],
  ["khong-duoi", undefined],
])("an article with the file %s is shown by %s", (name, view) => {
  expect(viewerOf(fileNamed(name).body)).toBe(view);
});

test("where the name has no ending, that of the address counts", () => {
  const body = { kind: "file", href: "/api/mediafile/tep/a.docx", fileName: "Báo cáo" } as const;
  expect(viewerOf(body)).toBe("article-word");
});

describe("the file that a page shows", () => {
  test("is the article's own", () => {
    expect(fileOf(fileNamed("a b.pdf"))).toMatchObject({ href: "/api/mediafile/a%20b.pdf", fileName: "a b.pdf" });
  });

  test("or the first of a document that can be shown", () => {
    const files = (...names: string[]) => names.map((name) => ({ Link: `/api/mediafile/${name}`, FileName: name }));
    expect(fileOf(article(4, { Kind: "document", Files: files("a.zip", "b.docx", "c.pdf") }))?.fileName).toBe("b.docx");
    expect(fileOf(article(4, { Kind: "document", Files: files("a.zip") }))?.fileName).toBe("a.zip");
    expect(fileOf(article(1, { Content: "<p>x</p>" }))).toBeUndefined();
  });
});

test.each([
  ["/api/mediafile/Tep/B%C3%A1o.DOCX", "tep/báo.docx"],
  ["/api/mediafile/a.pdf?x=1", "a.pdf"],
  ["/api/mediafile/%ff", undefined],
  ["https://example.org/api/mediafile/a.pdf", undefined],
  ["/other/a.pdf", undefined],
])("%s is stored at %s", (href, path) => {
  expect(storedPath(href)).toBe(path);
});
