import { readContent } from "../article-content.ts";
import { foreignPicture } from "../foreign-pictures.ts";
import { storeMetadata } from "../metadata.ts";
import type { ArticleRow } from "../records.ts";
import { address, type LineFields, hashOf, number, optional, type LineContext, type ReadResult, readDate, text } from "./fields.ts";

export function article(given: LineFields, { line, pictureOrigins }: LineContext): ReadResult<"article"> {
  const metadata = storeMetadata("article", given["metadata"]);
  const published = readDate(given["publishedAt"] as string | undefined, "publishedAt", "the article could not be published");
  const row: ArticleRow = {
    site: text(given, "site"),
    category: text(given, "category"),
    slug: text(given, "slug"),
    title: text(given, "title"),
    summary: optional(given, "summary"),
    image: optional(given, "image"),
    published_at: published.instant,
    article_type: number(given, "articleType", 0),
    counterpart: optional(given, "counterpart"),
    metadata: metadata.text,
  };
  const { body, errors, warnings } = readContent(row.article_type, given["articleContent"], pictureOrigins);
  return {
    entry: body && { kind: "article", line, key: row.slug, hash: hashOf("article", row, body), row, body },
    errors: [...published.errors, ...address(given, "image"), ...metadata.errors, ...errors],
    warnings: [...metadata.warnings, ...foreignPicture(row.image, "/image", pictureOrigins), ...warnings],
  };
}
