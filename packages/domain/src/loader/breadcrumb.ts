import type { Route } from "../routes/match.ts";
import { fixedTitle } from "../routes/fixed-routes.ts";
import type { Category, Site } from "@portal/core";
import type { Article } from "../articles/model.ts";
import { categoryPath, sitePath } from "../addresses/paths.ts";
import type { Crumb, PageKind } from "../page.ts";
import { ministryPages } from "../addresses/ministry-pages.ts";
import type { PageRecords } from "../source.ts";

interface Found {
  readonly category: Category | undefined;
  readonly article: Article | undefined;
  readonly records: PageRecords;
}

/** From the site's name, which links to its slug (specification §2.2), over the categories above, to the page itself. */
export function breadcrumbOf({ category, article, records }: Found, site: Site, heading: string, kind: PageKind, route: Route): Crumb[] {
  if (kind === "home") return [];
  const crumbs: Crumb[] = [{ label: site.name, href: sitePath(site.slug) }];
  if (category) {
    crumbs.push(...ancestors(category, records).map(({ slug, name }) => ({ label: name, href: categoryPath(site.slug, slug) })));
    crumbs.push(article ? { label: category.name, href: categoryPath(site.slug, category.slug) } : { label: category.name });
  }
  if (kind === "fixed" && route.kind === "fixed" && route.route.parent !== undefined) {
    const { parent } = route.route;
    crumbs.push({ label: fixedTitle(parent, site.language), href: ministryPages[route.language][parent] });
  }
  if (!category || article) crumbs.push({ label: heading });
  return crumbs;
}

/** Outermost first. A category that is its own ancestor ends the walk. */
function ancestors(category: Category, { categories }: PageRecords): { slug: string; name: string }[] {
  const bySlug = new Map(categories.map((record) => [record.slug, record]));
  const seen = new Set([category.slug]);
  const found: { slug: string; name: string }[] = [];
  for (let parent = category.parent; parent !== undefined && !seen.has(parent);) {
    seen.add(parent);
    const record = bySlug.get(parent);
    if (!record) break;
    found.unshift({ slug: record.slug, name: record.name });
    parent = record.parent ?? undefined;
  }
  return found;
}
