import type { MenuItem } from "@portal/core";
import type { PageModel } from "./page.ts";
import { defaultViewNames } from "./site-view.ts";

/** Layout settings of a page (specification §3), with the specification's names and defaults: what the frame around it is drawn from. */
export interface LayoutSettings {
  readonly logo: string;
  readonly logoLink: string;
  readonly banner: string;
  /** Name of the frame's own layout. */
  readonly currentLayoutName: string;
  readonly categoryLayoutName: string;
  readonly articleLayoutName: string;
  readonly searchLink: string;
  readonly homeSlug: string;
  readonly categorySlug: string | undefined;
  readonly articleSlug: string | undefined;
  readonly menus: readonly MenuItem[];
}

export function layoutSettings({ site, tree, kind, shell, category, article }: PageModel): LayoutSettings {
  const layout = tree.layoutId ?? tree.templateId;
  return {
    logo: site.logo,
    logoLink: site.logoLink,
    banner: site.banner,
    currentLayoutName: shell === "default" ? defaultViewNames.currentLayoutName : shell,
    categoryLayoutName: kind === "category" ? layout : defaultViewNames.categoryLayoutName,
    articleLayoutName: kind === "article" ? layout : defaultViewNames.articleLayoutName,
    searchLink: site.searchLink,
    homeSlug: site.slug,
    categorySlug: category?.slug,
    articleSlug: article?.slug,
    menus: site.menu,
  };
}
