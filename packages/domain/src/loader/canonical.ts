import type { Category } from "@portal/core";
import type { Article } from "../articles/model.ts";
import { articlePath, categoryPath } from "../addresses/paths.ts";
import { sitePagePath, staticPagePath } from "../addresses/ministry-pages.ts";
import type { StaticPage } from "../source.ts";
import type { DefaultSites, Route } from "../routes/match.ts";

interface Found {
  readonly category: Category | undefined;
  readonly article: Article | undefined;
  readonly page: StaticPage | undefined;
}

/** A page is known wherever it is asked for: under a wrong parent, in the wrong language, or by a path that goes on below it. It has one address. */
export function canonicalPath(route: Route, { category, article, page }: Found, sites: DefaultSites): string | undefined {
  if (route.kind === "article" && article) {
    const site = article.site ?? route.site;
    const parent = article.category ?? route.category;
    return site === route.site && parent === route.category ? undefined : articlePath(site, parent, article.slug);
  }
  if (route.kind === "category" && category) {
    const site = category.site ?? route.site;
    return site === route.site ? undefined : categoryPath(site, category.slug);
  }
  if (route.kind === "staticPage" && page) {
    if (page.language !== route.language) return sitePagePath(route.site, page.slug, page.language);
    return route.below ? staticPagePath(route.site, page.slug, page.language, sites) : undefined;
  }
  return undefined;
}
