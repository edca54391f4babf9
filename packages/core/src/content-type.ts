import type { Assignment, BlockType } from "./generated/types.ts";
import type { Finding } from "./model.ts";

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

/** Where content (valid as an assignment) is not what a block of the type takes. Paths are relative to the assignment. */
export function contentMismatches(type: BlockType, assignment: Assignment): Finding[] {
  const fields: readonly string[] = type === "treeCategories" ? [...contentFields[type], "depth"] : contentFields[type];
  const given = Object.keys(assignment).filter((field) => field !== "key");
  const code = "wrong-content-type";
  const advice = `Give ${wantedContent[type]}.`;
  const foreign = given.filter((field) => !fields.includes(field));
  if (foreign.length > 0)
    return foreign.map((field) => ({ code, path: `/${field}`, problem: `A block of type ${type} takes no "${field}".`, advice }));
  if (given.length === 0) return [{ code, path: "", problem: `A block of type ${type} needs content.`, advice }];
  if (type === "treeCategories") {
    if (assignment.root !== undefined && assignment.categories !== undefined)
      return [{ code, path: "/categories", problem: 'A tree takes either "root" or "categories", not both.', advice }];
    if (assignment.depth !== undefined && assignment.root === undefined)
      return [{ code, path: "/depth", problem: '"depth" counts levels below "root", which is missing.', advice }];
  }
  if (type !== "categories") return [];
  return (assignment.categories ?? []).flatMap((entry, index) =>
    typeof entry === "object" && entry.children !== undefined
      ? [
          {
            code,
            path: `/categories/${index}/children`,
            problem: 'A list of categories has no levels, so "children" would not show.',
            advice: "Remove it, or use a block of type treeCategories.",
          },
        ]
      : [],
  );
}
