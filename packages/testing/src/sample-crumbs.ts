import type { Article, Category, CategorySummary, Site } from "@portal/core";
import { articlePath, categoryPath, type Crumb, sitePath } from "@portal/domain";

/** Where a sample page stands. */
export interface SampleCrumbs {
  readonly path: string;
  readonly breadcrumb: readonly Crumb[];
  readonly category: CategorySummary | undefined;
}

export function sampleCrumbs(site: Site, category: Category | undefined, article: Article | undefined): SampleCrumbs {
  const home: Crumb = { label: site.name, href: sitePath(site.slug) };
  if (!category) return { path: sitePath(site.slug), breadcrumb: [], category: undefined };
  const href = categoryPath(site.slug, category.slug);
  const summary: CategorySummary = {
    slug: category.slug,
    name: category.name,
    href,
    ...(category.description === undefined ? {} : { description: category.description }),
  };
  if (!article) return { path: href, breadcrumb: [home, { label: category.name }], category: summary };
  const path = articlePath(site.slug, category.slug, article.slug);
  return { path, breadcrumb: [home, { label: category.name, href }, { label: article.title }], category: summary };
}
