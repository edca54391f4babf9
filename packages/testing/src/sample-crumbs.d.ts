import { type Article, type Category, type CategorySummary, type Crumb, type Site } from "@portal/core";
/** Where a sample page stands. */
export interface SampleCrumbs {
  readonly path: string;
  readonly breadcrumb: readonly Crumb[];
  readonly category: CategorySummary | undefined;
}
export declare function sampleCrumbs(site: Site, category: Category | undefined, article: Article | undefined): SampleCrumbs;
