import { exampleProps } from "../examples.ts";
import { NewsBlock } from "./NewsBlock.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/newsBlock", component: NewsBlock };

export const Normal = { args: exampleProps("category", "newsBlock", examples.normal) };
export const Empty = { args: exampleProps("category", "newsBlock", examples.empty) };
export const LongText = { args: exampleProps("category", "newsBlock", examples.longText) };
export const Hostile = { args: exampleProps("category", "newsBlock", examples.hostile) };
