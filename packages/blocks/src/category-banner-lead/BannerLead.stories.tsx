import { exampleProps } from "../examples.ts";
import { BannerLead } from "./BannerLead.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/bannerLead", component: BannerLead };

export const Normal = { args: exampleProps("category", "bannerLead", examples.normal) };
export const Empty = { args: exampleProps("category", "bannerLead", examples.empty) };
export const LongText = { args: exampleProps("category", "bannerLead", examples.longText) };
export const Hostile = { args: exampleProps("category", "bannerLead", examples.hostile) };
