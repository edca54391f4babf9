import { ref } from "valtio";
import { layoutSettings, type LayoutSettings, type PageModel } from "@portal/domain";
import type { LayoutNode, MenuItem } from "@portal/core";

/** Layout settings of the page on screen (specification §3): the frame is drawn from them. */
export type SettingsState = { -readonly [Field in keyof LayoutSettings]: LayoutSettings[Field] } & {
  /** The global loading flag: on while a navigation loads data, cleared after (specification §4). */
  loading: boolean;
};

export const createSettings = (page: PageModel): SettingsState => ({ ...settingsOf(page), loading: false });

export const settingsOf = (page: PageModel): LayoutSettings => {
  const settings = layoutSettings(page);
  return { ...settings, menus: ref(settings.menus as MenuItem[]) };
};

/** Key → node id of the blocks on a page (specification §3), those of homes and those of categories. Walks the tree: for when it is asked for. */
export function blockMaps({ kind, tree }: PageModel): { readonly homeBlocks: BlockMap; readonly categoryBlocks: BlockMap } {
  const blocks = new Map(blocksIn(tree.root));
  const none: BlockMap = new Map();
  return { homeBlocks: kind === "home" ? blocks : none, categoryBlocks: kind === "category" ? blocks : none };
}

type BlockMap = ReadonlyMap<string, string>;

const blocksIn = (node: LayoutNode): [string, string][] =>
  node.kind === "region" ? node.children.flatMap(blocksIn) : node.kind === "block" ? [[node.key, node.id]] : [];
