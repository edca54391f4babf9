import type { Assignment, BlockType } from "./generated/types.ts";

/** Fields of an assignment that hold content for each type of block (assignment.schema.json); one of them suffices. */
export const contentFields: Readonly<Record<BlockType, readonly Exclude<keyof Assignment, "key">[]>> = {
  category: ["category"],
  categories: ["categories"],
  treeCategories: ["root", "categories"],
  cards: ["cards"],
};

/** The same in words. */
export const wantedContent: Readonly<Record<BlockType, string>> = {
  category: '"category": the slug of a category',
  categories: '"categories": a list of slugs',
  treeCategories: '"root": a slug (and "depth"), or "categories" with children',
  cards: '"cards": a list of cards',
};
