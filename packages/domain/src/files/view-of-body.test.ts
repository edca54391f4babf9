import { expect, it } from "vitest";
import { parseArticle } from "../articles/parse-article.ts";
import { articleSubject } from "./view-of-body.ts";

// spec §2.3, §2.4: the site's default decides for plain text; every other kind of article has a view of its own
it.each([
  ["rich text", 1, { Content: "<p>Chữ</p>" }, undefined],
  ["an unknown type", 9, {}, undefined],
  ["photos", 2, { Photos: [] }, "article-photo"],
  ["photos with DisplayType 2", 2, { DisplayType: 2, Photos: [] }, "article-slideshow"],
  ["a link", 3, { Type: 1, Data: { Link: "https://example.org/" } }, "article-attachment"],
  ["a file", 3, { Type: 2, Data: { FileName: "a.zip" } }, "article-attachment"],
  ["a video", 4, { Kind: "video", Source: "/api/mediafile/a.webm" }, "article-video"],
  ["a document", 4, { Kind: "document" }, "article-document"],
  ["a draft with a deadline", 4, { Kind: "document", Deadline: "2027-01-31" }, "article-contribution"],
  ["an infographic", 4, { Kind: "infographic", Source: "/api/mediafile/a.svg" }, "article-infographic"],
])("article that is %s", (_what, articleType, articleContent, view) => {
  const article = parseArticle({ slug: "a", title: "A", articleType, articleContent }).value;
  expect(articleSubject(undefined, article)).toEqual({ kind: "article", category: undefined, article, bodyView: view });
});
