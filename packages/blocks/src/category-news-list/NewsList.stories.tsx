import { exampleProps } from "../examples.ts";
import { NewsList } from "./NewsList.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/newsList", component: NewsList };

export const Normal = { args: exampleProps("category", "newsList", examples.normal) };
export const Empty = { args: exampleProps("category", "newsList", examples.empty) };
export const LongText = { args: exampleProps("category", "newsList", examples.longText) };
export const Hostile = { args: exampleProps("category", "newsList", examples.hostile) };
