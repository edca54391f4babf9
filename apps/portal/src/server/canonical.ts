import { type Article, articlePath, type Category, categoryPath } from "@portal/core";
import type { Route } from "../routes/match.ts";

/** Slugs are unique, so a page asked for under a wrong parent is known all the same: it has one address. */
export function canonicalPath(
  route: Route,
  { category, article }: { readonly category: Category | undefined; readonly article: Article | undefined },
): string | undefined {
  if (route.kind === "article" && article) {
    const site = article.site ?? route.site;
    const parent = article.category ?? route.category;
    return site === route.site && parent === route.category ? undefined : articlePath(site, parent, article.slug);
  }
  if (route.kind === "category" && category) {
    const site = category.site ?? route.site;
    return site === route.site ? undefined : categoryPath(site, category.slug);
  }
  return undefined;
}
