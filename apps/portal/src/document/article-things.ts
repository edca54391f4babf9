import { type Article, documentTypeNames } from "@portal/domain";
import type { ImageGallery, Legislation, MediaObject, NewsArticle, Report, Thing, VideoObject } from "schema-dts";
import { absolute, publisherId, type Subject } from "./structured-subject.ts";

/** Photos of a gallery that are named. */
const MAX_PHOTOS = 50;

/** What all creative works of a page say of themselves. */
function work({ page, card, origin, address, home }: Subject, article: Article) {
  const [lastChange] = article.changes ?? [];
  const images = [article.image, card.address].flatMap((image) => (image === undefined ? [] : [absolute(image, origin)]));
  return {
    "@id": address,
    url: address,
    name: article.title,
    description: page.description,
    inLanguage: page.language,
    image: images,
    publisher: { "@id": publisherId(home) },
    ...(article.publishedAt !== undefined && { datePublished: article.publishedAt }),
    ...(lastChange && { dateModified: lastChange.at }),
  };
}

/** What the page of an article is. @returns undefined where it says no more than any other page */
export function articleThing(subject: Subject, article: Article): Thing | undefined {
  const { body } = article;
  const { origin, home, page } = subject;
  const { name, ...rest } = work(subject, article);
  const news = {
    ...rest,
    headline: name,
    author: article.author === undefined ? { "@id": publisherId(home) } : { "@type": "Person" as const, name: article.author },
    ...(page.category && { articleSection: page.category.name }),
  };
  switch (body.kind) {
    case "richText":
      return { "@type": "NewsArticle", ...news } satisfies NewsArticle;
    case "infographic":
      return { "@type": "NewsArticle", ...news, image: [absolute(body.image, origin), ...news.image] } satisfies NewsArticle;
    case "file":
      return { "@type": "Report", ...news, associatedMedia: mediaObject(body, origin) } satisfies Report;
    case "gallery":
      return {
        "@type": "ImageGallery",
        name,
        ...rest,
        associatedMedia: body.photos.slice(0, MAX_PHOTOS).map((photo) => ({
          "@type": "ImageObject" as const,
          contentUrl: absolute(photo.src, origin),
          ...(photo.title !== "" && { name: photo.title }),
          ...(photo.description !== "" && { caption: photo.description }),
        })),
      } satisfies ImageGallery;
    case "video":
      return {
        "@type": "VideoObject",
        name,
        ...rest,
        contentUrl: absolute(body.source, origin),
        thumbnailUrl: absolute(body.poster ?? article.image ?? subject.card.address, origin),
        ...(article.publishedAt !== undefined && { uploadDate: article.publishedAt }),
      } satisfies VideoObject;
    case "document":
      return {
        "@type": "Legislation",
        name,
        ...rest,
        ...(body.number !== undefined && { legislationIdentifier: body.number }),
        ...(body.issuer !== undefined && { legislationPassedBy: { "@type": "Organization" as const, name: body.issuer } }),
        ...(body.issuedAt !== undefined && { legislationDate: dayOf(body.issuedAt) }),
        ...(body.effectiveAt !== undefined && { legislationDateOfApplicability: dayOf(body.effectiveAt) }),
        ...(body.type !== undefined && { legislationType: documentTypeNames[page.language][body.type] }),
        ...(page.draft && { creativeWorkStatus: "Draft" }),
        ...legalPart(subject),
        ...(body.files.length > 0 && { associatedMedia: body.files.map((file) => mediaObject(file, origin)) }),
      } satisfies Legislation;
    case "link":
    case "unrecognised":
      return undefined;
  }
}

/** How schema.org names what a document does to others. What others do to it stands on their pages. */
const legislationRelations = {
  amends: "legislationAmends",
  replaces: "legislationRepeals",
  repeals: "legislationRepeals",
  guides: "legislationEnsuresImplementationOf",
  corrects: "legislationCorrects",
  consolidates: "legislationConsolidates",
} as const;

/** Whether a legal document is in force, and the public documents that it changes. */
function legalPart({ page, origin }: Subject) {
  const legal = Object.values(page.content)
    .flatMap((node) => (node.status === "ready" && "legal" in node.content ? node.content.legal : []))
    .at(0);
  if (!legal) return {};
  const changed = legal.relations.filter(({ by }) => by === "this");
  const named = Map.groupBy(changed, ({ relation }) => legislationRelations[relation]);
  return {
    ...(legal.force !== undefined && {
      legislationLegalForce: { "@id": `https://schema.org/${legal.force === "inForce" ? "InForce" : "NotInForce"}` },
    }),
    ...Object.fromEntries(
      [...named].map(([property, related]) => [
        property,
        related.map(({ document: { href, title, number } }) => ({
          "@type": "Legislation" as const,
          "@id": absolute(href, origin),
          name: title,
          ...(number !== undefined && { legislationIdentifier: number }),
        })),
      ]),
    ),
  };
}

const dayOf = (instant: string): string => instant.slice(0, 10);

const mediaObject = ({ href, fileName }: { readonly href: string; readonly fileName: string }, origin: string): MediaObject => ({
  "@type": "MediaObject",
  name: fileName,
  contentUrl: absolute(href, origin),
});
