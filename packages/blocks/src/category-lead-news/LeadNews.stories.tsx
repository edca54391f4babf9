import { exampleProps } from "../examples.ts";
import { LeadNews } from "./LeadNews.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/leadNews", component: LeadNews };

export const Normal = { args: exampleProps("category", "leadNews", examples.normal) };
export const Empty = { args: exampleProps("category", "leadNews", examples.empty) };
export const LongText = { args: exampleProps("category", "leadNews", examples.longText) };
export const Hostile = { args: exampleProps("category", "leadNews", examples.hostile) };
