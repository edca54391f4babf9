import { exampleProps } from "../examples.ts";
import { TreeOutline } from "./TreeOutline.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/treeCategories/outline", component: TreeOutline };

export const Normal = { args: exampleProps("treeCategories", "outline", examples.normal) };
export const Empty = { args: exampleProps("treeCategories", "outline", examples.empty) };
export const LongText = { args: exampleProps("treeCategories", "outline", examples.longText) };
export const Hostile = { args: exampleProps("treeCategories", "outline", examples.hostile) };
