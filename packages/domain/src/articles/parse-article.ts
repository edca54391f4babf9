import { type Parsed, safeUrl } from "@portal/core";
import { identity, integer, parseMetadata, record, Report, slug, text } from "@portal/core/records";
import { toInstant } from "../dates.ts";
import type { ArticleMetadataRecord } from "../generated/types.ts";
import { validateArticleMetadata } from "../generated/validate-article.js";
import { parseBody } from "./article-body.ts";
import type { Article } from "./model.ts";
import { readText } from "./read-text.ts";

/** An article record, as stored or sent → an article that is safe to use. `html` inside it is as it came in. Never throws. */
export function parseArticle(input: unknown): Parsed<Article> {
  const report = new Report();
  const from = record(input);
  const { value: metadata, diagnostics } = parseMetadata<ArticleMetadataRecord>(from["metadata"], validateArticleMetadata);
  report.addAll(diagnostics, "/metadata");
  const articleType = integer(from["articleType"]) ?? 0;
  const body = parseBody(articleType, from["articleContent"], report);
  const written = "html" in body ? readText(body.html) : undefined;
  const articleSlug = slug(from["slug"]) ?? "";
  return {
    value: {
      id: identity(from["id"]),
      slug: articleSlug,
      title: text(from["title"], 1000) ?? articleSlug,
      summary: text(from["summary"], 8000),
      image: safeUrl(text(from["image"], 2048)),
      publishedAt: toInstant(text(from["publishedAt"], 40)),
      site: slug(from["site"]),
      category: slug(from["category"]),
      counterpart: slug(from["counterpart"]),
      articleType,
      view: metadata.view,
      author: metadata.author,
      source: metadata.source,
      rating: metadata.rating,
      reading: written?.reading,
      body: "html" in body && written ? { ...body, html: written.html } : body,
    },
    diagnostics: report.diagnostics,
  };
}
