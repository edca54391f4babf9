/** Blocks of a tree of categories. */
import { TreeDefault } from "../tree-default/TreeDefault.tsx";
import treeDefaultSchema from "../tree-default/content.schema.json" with { type: "json" };
import { examples as treeDefault } from "../tree-default/examples.ts";
import { TreeOutline } from "../tree-outline/TreeOutline.tsx";
import treeOutlineSchema from "../tree-outline/content.schema.json" with { type: "json" };
import { examples as treeOutline } from "../tree-outline/examples.ts";
import { entriesOf } from "./entry.ts";

const entry = entriesOf("treeCategories");

export const treeCategoriesEntries = [
  entry("tree-default", "default", TreeDefault, treeDefault, treeDefaultSchema),
  entry("tree-outline", "outline", TreeOutline, treeOutline, treeOutlineSchema),
];
