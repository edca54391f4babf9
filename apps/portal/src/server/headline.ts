import { type Article, type Category, categoryPath, type CategorySummary, type PageKind, type Site, type StaticPage } from "@portal/core";
import type { Route } from "../routes/match.ts";
import { translator } from "../i18n/translator.ts";

interface Found {
  readonly category: Category | undefined;
  readonly article: Article | undefined;
  readonly page: StaticPage | undefined;
}

export interface Headline {
  /** Of the document. */
  readonly title: string;
  /** The page's own name, last in the breadcrumb. */
  readonly heading: string;
  readonly description: string;
  readonly category: CategorySummary | undefined;
}

/** Names of a page in its language. */
export function headline(route: Route, kind: PageKind, { category, article, page }: Found, site: Site): Headline {
  const t = translator(site.language);
  const heading =
    article?.title ??
    page?.title ??
    category?.name ??
    (kind === "notFound"
      ? t("page.notFound")
      : route.kind === "fixed"
        ? t(`page.${route.route.name}`)
        : route.kind === "search"
          ? t("page.search")
          : site.name);
  const description = article?.summary ?? category?.description ?? t("page.description", { name: site.name });
  return {
    title: kind === "home" ? site.name : `${heading} - ${site.name}`,
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
