import { exampleProps } from "../examples.ts";
import { CategoryDefault } from "./CategoryDefault.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/default", component: CategoryDefault };

export const Normal = { args: exampleProps("category", "default", examples.normal) };
export const Empty = { args: exampleProps("category", "default", examples.empty) };
export const LongText = { args: exampleProps("category", "default", examples.longText) };
export const Hostile = { args: exampleProps("category", "default", examples.hostile) };
