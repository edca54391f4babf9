/** What programs read of a page: JSON-LD in the words of schema.org. */
import { safeUrl } from "@portal/core";
import type { PageCard, PageModel, Question } from "@portal/domain";
import { textOfHtml } from "@portal/domain/articles";
import { personAnchor } from "@portal/domain/content";
import type { BreadcrumbList, Dataset, Graph, GovernmentOrganization, Person, QAPage, Thing, WebPage, WebSite } from "schema-dts";
import { articleThing } from "./article-things.ts";
import { dataCatalogues } from "./data-catalogues.ts";
import { canonicalAddress } from "./links.ts";
import { absolute, publisherId, type Subject } from "./structured-subject.ts";

/** Characters of an answer. */
const MAX_ANSWER = 2_000;

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
    ...dataCatalogues(subject),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}

const websiteId = (home: string): string => `${home}#website`;

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
