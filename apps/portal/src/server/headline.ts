import type { Article, Category, CategorySummary, Site } from "@portal/core";
import { categoryPath, type PageKind, type Question, type StaticPage } from "@portal/domain";
import type { Route } from "../routes/match.ts";
import { translator } from "../i18n/translator.ts";

interface Found {
  readonly category: Category | undefined;
  readonly article: Article | undefined;
  readonly page: StaticPage | undefined;
  readonly question: Question | undefined;
}

export interface Headline {
  /** Of the document. */
  readonly title: string;
  /** The page's own name, last in the breadcrumb. */
  readonly heading: string;
  readonly description: string;
  readonly category: CategorySummary | undefined;
}

interface Asked {
  readonly route: Route;
  readonly kind: PageKind;
  /** What is searched for. */
  readonly terms: string | undefined;
}

/** Of the terms that a title names. */
const TERMS = 80;

/** Names of a page in its language. */
export function headline({ route, kind, terms }: Asked, { category, article, page, question }: Found, site: Site): Headline {
  const t = translator(site.language);
  const heading =
    article?.title ??
    page?.title ??
    question?.title ??
    category?.name ??
    (kind === "notFound"
      ? t("page.notFound")
      : route.kind === "fixed"
        ? t(`page.${route.route.name}`)
        : route.kind === "search"
          ? t("page.search")
          : site.name);
  const description = article?.summary ?? category?.description ?? question?.body ?? t("page.description", { name: site.name });
  const name = terms === undefined ? heading : t("page.searchFor", { terms: shorten(terms) });
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
