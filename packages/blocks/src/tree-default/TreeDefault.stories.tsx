import { exampleProps } from "../examples.ts";
import { TreeDefault } from "./TreeDefault.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/treeCategories/default", component: TreeDefault };

export const Normal = { args: exampleProps("treeCategories", "default", examples.normal) };
export const Empty = { args: exampleProps("treeCategories", "default", examples.empty) };
export const LongText = { args: exampleProps("treeCategories", "default", examples.longText) };
export const Hostile = { args: exampleProps("treeCategories", "default", examples.hostile) };
