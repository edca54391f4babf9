import { exampleProps } from "../examples.ts";
import { NewsTimeline } from "./NewsTimeline.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/newsTimeline", component: NewsTimeline };

export const Normal = { args: exampleProps("category", "newsTimeline", examples.normal) };
export const Empty = { args: exampleProps("category", "newsTimeline", examples.empty) };
export const LongText = { args: exampleProps("category", "newsTimeline", examples.longText) };
export const Hostile = { args: exampleProps("category", "newsTimeline", examples.hostile) };
