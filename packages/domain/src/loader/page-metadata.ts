import type { Category, CategorySummary, Site } from "@portal/core";
import type { Article } from "../articles/model.ts";
import { categoryPath } from "../addresses/paths.ts";
import type { PageKind } from "../page.ts";
import type { Question } from "../questions/model.ts";
import type { StaticPage } from "../source.ts";
import { fillText } from "../fill-text.ts";
import { fixedTitle } from "../routes/fixed-routes.ts";
import type { Route } from "../routes/match.ts";
import { pageNames } from "./page-names.ts";

interface Found {
  readonly category: Category | undefined;
  readonly article: Article | undefined;
  readonly page: StaticPage | undefined;
  readonly question: Question | undefined;
}

export interface PageMetadata {
  /** Of the document. */
  readonly title: string;
  /** The page's own name, last in the breadcrumb. */
  readonly heading: string;
  readonly description: string;
  readonly category: CategorySummary | undefined;
}

interface MetadataRequest {
  readonly route: Route;
  readonly kind: PageKind;
  /** What is searched for. */
  readonly terms: string | undefined;
  /** Whether a draft's form is opened: then it is what the page is for. */
  readonly isCommenting: boolean;
}

/** Of the terms that a title names. */
const TERMS = 80;

/** Names of a page in its language. */
export function pageMetadata(
  { route, kind, terms, isCommenting }: MetadataRequest,
  { category, article, page, question }: Found,
  site: Site,
): PageMetadata {
  const names = pageNames[site.language];
  const heading =
    article?.title ??
    page?.title ??
    question?.title ??
    category?.name ??
    (kind === "notFound"
      ? fixedTitle("notFound", site.language)
      : route.kind === "fixed"
        ? route.route.title[site.language]
        : route.kind === "search"
          ? fixedTitle("search", site.language)
          : site.name);
  const description = article?.summary ?? category?.description ?? question?.body ?? fillText(names.description, { site: site.name });
  const ownName = isCommenting ? fillText(names.commentOn, { draft: heading }) : heading;
  const name = terms === undefined ? ownName : fillText(names.searchFor, { terms: shorten(terms) });
  return {
    title: kind === "home" ? site.name : `${name} - ${site.name}`,
    heading,
    description: description.slice(0, 300),
    category: category && {
      slug: category.slug,
      name: category.name,
      href: categoryPath(site.slug, category.slug),
      ...(category.description ? { description: category.description } : {}),
    },
  };
}

const shorten = (terms: string): string => (terms.length > TERMS ? `${Array.from(terms).slice(0, TERMS).join("")}…` : terms);
