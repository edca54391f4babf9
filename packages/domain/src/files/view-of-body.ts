import type { Article, ArticleBody, Category, Subject } from "@portal/core";
import { viewerOf } from "./article-file.ts";

/** The view that suits an article by its type, `DisplayType`, `Type` or `Kind`; undefined: the site's default layout decides. */
function viewOfBody(body: ArticleBody): string | undefined {
  switch (body.kind) {
    case "gallery":
      return body.display === "slideshow" ? "article-slideshow" : "article-photo";
    case "link":
      return "article-attachment";
    case "file":
      return viewerOf(body) ?? "article-attachment";
    case "video":
      return "article-video";
    case "document":
      return body.deadline === undefined ? "article-document" : "article-contribution";
    case "infographic":
      return "article-infographic";
    case "richText":
    case "unrecognised":
      return undefined;
  }
}

/** A page about an article. */
export const articleSubject = (category: Category | undefined, article: Article): Extract<Subject, { kind: "article" }> => ({
  kind: "article",
  category,
  article,
  bodyView: viewOfBody(article.body),
});
