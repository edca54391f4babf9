import { exampleProps } from "../examples.ts";
import { SiteList } from "./SiteList.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/siteList", component: SiteList };

export const Normal = { args: exampleProps("cards", "siteList", examples.normal) };
export const Empty = { args: exampleProps("cards", "siteList", examples.empty) };
export const LongText = { args: exampleProps("cards", "siteList", examples.longText) };
export const Hostile = { args: exampleProps("cards", "siteList", examples.hostile) };
