import { documentTypeNames } from "@portal/domain";
import { slugOf } from "@portal/domain/content";
import { MAX_SLUG, type PlannedArticle } from "./articles.ts";
import { exists, phrases, pictureFile, readText } from "./content.ts";
import { addDays } from "./dates.ts";
import { documentAddress } from "./documents/documents.ts";
import type { ArticleLine } from "./records.ts";

/** Days in which people may comment on a draft; days until a document comes into force. */
const COMMENT_DAYS = 60;
const DAYS_TO_FORCE = 45;

const videos = {
  vi: { film: "video/ban-tin-vi.webm", captions: "video/phu-de-vi.vtt" },
  en: { film: "video/ban-tin-en.webm", captions: "video/phu-de-en.vtt" },
} as const;

const media = (path: string): string => `/api/mediafile/${path}`;

/** Its own picture, or one of its topic. */
function pictureOf({ topic, slug }: PlannedArticle): string {
  const own = pictureFile(`anh/bai/${slug}`);
  return media(exists(`files/${own}`) ? own : `anh/minh-hoa/${topic}-1.svg`);
}

const articleTypes = { text: 1, gallery: 2, link: 3, file: 3, video: 4, document: 4, infographic: 4 } as const;

export function articleLine(article: PlannedArticle): ArticleLine {
  const content = contentOf(article);
  const metadata = metadataOf(article);
  return {
    kind: "article",
    site: article.site,
    category: article.category,
    slug: article.slug,
    title: article.title,
    summary: article.summary,
    image: pictureOf(article),
    publishedAt: article.publishedAt,
    articleType: articleTypes[article.form.kind],
    articleContent: article.asString ? JSON.stringify(content) : content,
    ...(article.counterpart === undefined ? {} : { counterpart: article.counterpart }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

function metadataOf({ signed, view, rating, language }: PlannedArticle): Exclude<ArticleLine["metadata"], undefined> {
  const { author, source } = phrases[language];
  return { ...(signed && { author, source }), ...(view !== undefined && { view }), ...(rating && { rating }) };
}

/** Titles of legal documents begin with their type. */
function typePart({ title, language }: PlannedArticle): { readonly Type?: string } {
  const names = Object.entries(documentTypeNames[language]);
  const type = names.find(([, name]) => title.startsWith(`${name} `))?.[0];
  return type === undefined ? {} : { Type: type };
}

/** articleContent by type (packages/domain/schema/article.schema.json). */
function contentOf(article: PlannedArticle): object {
  const { form, site, slug, language } = article;
  const html = (): string => readText(`sites/${site}/articles/${slug}.html`).trimEnd();
  const day = article.publishedAt.slice(0, 10);
  switch (form.kind) {
    case "text":
      return { Content: html() };
    case "gallery":
      return {
        DisplayType: form.display,
        Photos: form.captions.map((caption, index) => ({
          Title: caption,
          Description: phrases[language].credit,
          FileName: pictureFile(`anh/thu-vien/${slug}-${index + 1}`),
          Order: index + 1,
        })),
      };
    case "link":
      return { Type: form.type, Data: { Link: form.href } };
    case "file":
      return { Type: form.type, Data: { Link: documentAddress(slug, form.format), FileName: form.fileName } };
    case "video":
      return {
        Kind: "video",
        Source: media(videos[language].film),
        Poster: pictureOf(article),
        Captions: media(videos[language].captions),
        Transcript: phrases[language].transcript,
        Duration: 8,
        Content: html(),
      };
    case "document":
      return {
        Kind: "document",
        ...(!form.draft && typePart(article)),
        Number: form.number,
        Issuer: form.issuer,
        ...(form.field !== undefined && { Field: form.field }),
        IssuedAt: day,
        ...(form.opensAt !== undefined && { OpensAt: form.opensAt }),
        // A draft that says when comments open leaves the last day to the parameter `contribution-days`.
        ...(form.draft && form.opensAt === undefined && { Deadline: addDays(day, COMMENT_DAYS) }),
        ...(!form.draft && { EffectiveAt: form.effectiveAt ?? addDays(day, DAYS_TO_FORCE) }),
        ...(form.expiresAt !== undefined && { ExpiresAt: form.expiresAt }),
        ...(form.relations && {
          Relations: form.relations.map(({ relation, title }) => ({ Relation: relation, Document: slugOf(title, MAX_SLUG) })),
        }),
        Files: form.formats.map((format) => ({
          Link: documentAddress(slug, format),
          FileName: `${slugOf(form.number, MAX_SLUG)}.${format}`,
        })),
        Content: html(),
      };
    case "infographic":
      return { Kind: "infographic", Source: media(`do-hoa/${slug}.svg`), Content: html() };
  }
}
