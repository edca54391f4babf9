/** Layouts, a policy and a state for the tests of editing. */
import type { BlockType, LayoutDefinition } from "../../generated/types.ts";
import type { EditPolicy, LayoutState } from "../model.ts";

const layout = (id: string, kind: "home" | "category" | "article", blocks: Record<string, BlockType | "fixed">): LayoutDefinition => ({
  version: 3,
  id,
  label: { vi: id },
  name: "Sample",
  for: [kind],
  template: id,
  blocks: Object.entries(blocks).map(([key, type]) => ({
    key,
    label: { vi: key },
    type: type === "fixed" ? "category" : type,
    name: "default",
    editable: type !== "fixed",
  })),
});

export const home = layout("home-vi", "home", {
  slideNews: "category",
  pinNews: "category",
  newsBlock1: "categories",
  newsBlock2: "categories",
  tree: "treeCategories",
  siteList: "cards",
  logos: "cards",
  fixed: "fixed",
  secret: "category",
});
const smallHome = layout("small-vi", "home", { slideNews: "category", siteList: "cards" });
const forCategories = layout("category-1", "category", { contents: "cards" });

export const policy: EditPolicy = {
  layouts: new Map([home, smallHome, forCategories].map((definition) => [definition.id, definition])),
  page: "home",
  defaultLayoutId: "small-vi",
  mayEdit: (block) => block.key !== "secret",
  mayChooseLayout: (layoutId) => layoutId !== "forbidden",
};

export const cards = [{ title: "Một" }, { title: "Hai" }, { title: "Ba" }];
export const state: LayoutState = Object.freeze({
  layoutId: "home-vi",
  blocks: [
    { key: "slideNews", category: "tin-noi-bat" },
    { key: "siteList", cards },
    { key: "newsBlock1", categories: ["ngan-sach", "thue", "hai-quan"] },
    { key: "secret", category: "noi-bo" },
  ],
});
