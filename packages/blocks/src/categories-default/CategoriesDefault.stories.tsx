import { exampleProps } from "../examples.ts";
import { CategoriesDefault } from "./CategoriesDefault.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/categories/default", component: CategoriesDefault };

export const Normal = { args: exampleProps("categories", "default", examples.normal) };
export const Empty = { args: exampleProps("categories", "default", examples.empty) };
export const LongText = { args: exampleProps("categories", "default", examples.longText) };
export const Hostile = { args: exampleProps("categories", "default", examples.hostile) };
