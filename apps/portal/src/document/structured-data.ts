/** What programs read of a page: JSON-LD in the words of schema.org. */
import { safeUrl } from "@portal/core";
import { type Article, documentTypeNames, type PageCard, type PageModel, type Question } from "@portal/domain";
import { textOfHtml } from "@portal/domain/articles";
import { personAnchor } from "@portal/domain/content";
import type {
  BreadcrumbList,
  Dataset,
  Graph,
  GovernmentOrganization,
  ImageGallery,
  Legislation,
  MediaObject,
  NewsArticle,
  Person,
  QAPage,
  Report,
  Thing,
  VideoObject,
  WebPage,
  WebSite,
} from "schema-dts";
import { dataCatalogues } from "./data-catalogues.ts";
import { canonicalAddress } from "./links.ts";

/** Photos of a gallery that are named. */
const MAX_PHOTOS = 50;
/** Characters of an answer. */
const MAX_ANSWER = 2_000;

interface Subject {
  readonly page: PageModel;
  readonly card: PageCard;
  readonly origin: string;
  /** Of the page. */
  readonly address: string;
  /** Of the site's home. */
  readonly home: string;
}

/** Of a page that indexes list. */
export function structuredData(page: PageModel, card: PageCard, origin: string): Graph {
  const subject: Subject = { page, card, origin, address: origin + canonicalAddress(page), home: new URL(page.site.logoLink, origin).href };
  const things: Thing[] = [
    page.kind === "home" ? organization(subject) : publisher(subject),
    ...(page.kind === "home" ? [website(subject)] : []),
    mainThing(subject),
    ...(page.breadcrumb.length > 1 ? [breadcrumbs(subject)] : []),
    ...persons(subject),
    ...datasets(subject),
    ...dataCatalogues(subject, publisherId(subject.home)),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}

const publisherId = (home: string): string => `${home}#organization`;
const websiteId = (home: string): string => `${home}#website`;
const absolute = (path: string, origin: string): string => new URL(path, origin).href;

const publisher = ({ page: { site }, home }: Subject) =>
  ({
    "@type": "GovernmentOrganization",
    "@id": publisherId(home),
    name: site.identity.organisation ?? site.name,
    url: home,
  }) as const satisfies GovernmentOrganization;

function organization(subject: Subject): GovernmentOrganization {
  const { site } = subject.page;
  const { address, phone, email, map } = site.identity;
  const mapAddress = safeUrl(map);
  return {
    ...publisher(subject),
    logo: absolute(site.logo, subject.origin),
    ...(address !== undefined && { address }),
    ...(phone !== undefined && { telephone: phone }),
    ...(email !== undefined && { email }),
    ...(mapAddress !== undefined && { location: { "@type": "Place", hasMap: absolute(mapAddress, subject.origin) } }),
  };
}

function website({ page: { site, language }, origin, home }: Subject): WebSite {
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/${encodeURIComponent(site.slug)}/${site.searchLink}?q={terms}` },
    "query-input": "required name=terms",
  } as const;
  return {
    "@type": "WebSite",
    "@id": websiteId(home),
    name: site.name,
    url: home,
    inLanguage: language,
    publisher: { "@id": publisherId(home) },
    potentialAction: search,
  };
}

function breadcrumbs({ page, origin, address }: Subject): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: page.breadcrumb.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: href === undefined ? address : absolute(href, origin),
    })),
  };
}

/** What the page is. */
function mainThing(subject: Subject): Thing {
  const { article, question } = subject.page;
  if (question) return questionPage(subject, question);
  return (article && articleThing(subject, article)) ?? webPage(subject);
}

function webPage({ page, card, origin, address, home }: Subject): WebPage {
  return {
    "@type": page.kind === "category" ? "CollectionPage" : page.representatives ? "ContactPage" : "WebPage",
    "@id": address,
    url: address,
    name: card.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: { "@id": websiteId(home) },
    publisher: { "@id": publisherId(home) },
    primaryImageOfPage: { "@type": "ImageObject", contentUrl: origin + card.address },
  };
}

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

/** @returns undefined where the page says no more than any other */
function articleThing(subject: Subject, article: Article): Thing | undefined {
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

function questionPage({ page, address, home }: Subject, { title, body, askedAt, answer }: Question): QAPage {
  const unit = answer && {
    "@type": "Answer" as const,
    text: textOfHtml(answer.html).slice(0, MAX_ANSWER),
    dateCreated: answer.at,
    url: address,
    author: { "@type": "GovernmentOrganization" as const, name: answer.unit },
  };
  return {
    "@type": "QAPage",
    "@id": address,
    url: address,
    inLanguage: page.language,
    isPartOf: { "@id": websiteId(home) },
    mainEntity: {
      "@type": "Question",
      name: title,
      text: body,
      dateCreated: askedAt,
      answerCount: answer ? 1 : 0,
      ...(unit && { acceptedAnswer: unit }),
    },
  };
}

/** Figures over time that the page is for; the home shows some of many. */
function datasets({ page, address, home }: Subject): Dataset[] {
  if (page.kind === "home") return [];
  const series = Object.values(page.content).flatMap((node) =>
    node.status === "ready" && "series" in node.content ? (node.content.series ?? []) : [],
  );
  return series.flatMap(({ id, label, unit, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return [];
    return {
      "@type": "Dataset",
      "@id": `${address}#${id}`,
      name: label,
      description: `${label} (${unit}) – ${page.site.name}`,
      url: address,
      inLanguage: page.language,
      creator: { "@id": publisherId(home) },
      isAccessibleForFree: true,
      temporalCoverage: `${first.at}/${last.at}`,
      variableMeasured: { "@type": "PropertyValue", name: label, unitText: unit },
    };
  });
}

/** Persons whom the page presents. */
function persons({ page, origin, address, home }: Subject): Person[] {
  return Object.values(page.content).flatMap((node) => {
    if (node.status !== "ready" || !("people" in node.content) || !node.content.people) return [];
    return node.content.people.persons.map(({ slug, name, position, portrait }): Person => {
      const anchor = personAnchor(slug);
      return {
        "@type": "Person",
        name,
        jobTitle: position,
        ...(anchor !== undefined && { url: `${address}#${anchor}` }),
        ...(portrait !== undefined && { image: absolute(portrait, origin) }),
        worksFor: { "@id": publisherId(home) },
      };
    });
  });
}
