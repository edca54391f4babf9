import { exampleProps } from "../examples.ts";
import { CategoryLinks } from "./CategoryLinks.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/categories/linkList", component: CategoryLinks };

export const Normal = { args: exampleProps("categories", "linkList", examples.normal) };
export const Empty = { args: exampleProps("categories", "linkList", examples.empty) };
export const LongText = { args: exampleProps("categories", "linkList", examples.longText) };
export const Hostile = { args: exampleProps("categories", "linkList", examples.hostile) };
