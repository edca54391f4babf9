import type { Category, Subject } from "@portal/core";
import type { Article, ArticleBody } from "../articles/model.ts";
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

type ArticleSubject = Extract<Subject, { kind: "article" }> & { readonly article: Article };

/** What a page of this portal is about: of an article also what it holds. */
export type PortalSubject = Exclude<Subject, { kind: "article" }> | ArticleSubject;

/** A page about an article. */
export const articleSubject = (category: Category | undefined, article: Article): ArticleSubject => ({
  kind: "article",
  category,
  article,
  bodyView: viewOfBody(article.body),
});
