import { exampleProps } from "../examples.ts";
import { PinnedNews } from "./PinnedNews.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/pinnedNews", component: PinnedNews };

export const Normal = { args: exampleProps("category", "pinnedNews", examples.normal) };
export const Empty = { args: exampleProps("category", "pinnedNews", examples.empty) };
export const LongText = { args: exampleProps("category", "pinnedNews", examples.longText) };
export const Hostile = { args: exampleProps("category", "pinnedNews", examples.hostile) };
