import { proxy, ref } from "valtio";
import { type BlockNode, defaultViewNames, type LayoutNode, type MenuItem, type PageModel } from "@portal/core";

/** Layout settings of the page on screen (specification §3), with the specification's names and defaults. */
export interface LayoutSettings {
  logo: string;
  logoLink: string;
  banner: string;
  /** The global loading flag: on while a navigation loads data, cleared after (specification §4). */
  loading: boolean;
  currentLayoutName: string;
  categoryLayoutName: string;
  articleLayoutName: string;
  searchLink: string;
  homeSlug: string;
  categorySlug: string | undefined;
  articleSlug: string | undefined;
  menus: readonly MenuItem[];
  /** Key → node id of the block on this page, for homes and for categories. */
  homeBlocks: Readonly<Record<string, string>>;
  categoryBlocks: Readonly<Record<string, string>>;
}

export const createSettings = (page: PageModel): LayoutSettings => proxy(settingsOf(page));

export function settingsOf(page: PageModel): LayoutSettings {
  const { site, tree, kind } = page;
  const blocks = Object.fromEntries(blocksOf(tree.root).map(({ key, id }) => [key, id]));
  const layout = tree.layoutId ?? tree.templateId;
  return {
    logo: site.logo,
    logoLink: site.logoLink,
    banner: site.banner,
    loading: false,
    currentLayoutName: page.shell === "default" ? defaultViewNames.currentLayoutName : page.shell,
    categoryLayoutName: kind === "category" ? layout : defaultViewNames.categoryLayoutName,
    articleLayoutName: kind === "article" ? layout : defaultViewNames.articleLayoutName,
    searchLink: site.searchLink,
    homeSlug: site.slug,
    categorySlug: page.category?.slug,
    articleSlug: page.article?.slug,
    menus: ref(site.menu as MenuItem[]),
    homeBlocks: ref(kind === "home" ? blocks : {}),
    categoryBlocks: ref(kind === "category" ? blocks : {}),
  };
}

const blocksOf = (node: LayoutNode): BlockNode[] =>
  node.kind === "region" ? node.children.flatMap(blocksOf) : node.kind === "block" ? [node] : [];
