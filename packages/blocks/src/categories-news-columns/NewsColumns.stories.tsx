import { exampleProps } from "../examples.ts";
import { NewsColumns } from "./NewsColumns.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/categories/newsColumns", component: NewsColumns };

export const Normal = { args: exampleProps("categories", "newsColumns", examples.normal) };
export const Empty = { args: exampleProps("categories", "newsColumns", examples.empty) };
export const LongText = { args: exampleProps("categories", "newsColumns", examples.longText) };
export const Hostile = { args: exampleProps("categories", "newsColumns", examples.hostile) };
