import { exampleProps } from "../examples.ts";
import { NewsStrip } from "./NewsStrip.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/newsStrip", component: NewsStrip };

export const Normal = { args: exampleProps("category", "newsStrip", examples.normal) };
export const Empty = { args: exampleProps("category", "newsStrip", examples.empty) };
export const LongText = { args: exampleProps("category", "newsStrip", examples.longText) };
export const Hostile = { args: exampleProps("category", "newsStrip", examples.hostile) };
