import { viewerOf } from "./article-file.ts";
import type { ArticleBody } from "./model.ts";

/** The view that suits an article by its type, `DisplayType`, `Type` or `Kind`; undefined: the site's default layout decides. */
export function viewOfBody(body: ArticleBody): string | undefined {
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
