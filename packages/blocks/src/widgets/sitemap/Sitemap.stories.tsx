import { exampleWidgetProps } from "../example-page.ts";
import { Sitemap } from "./Sitemap.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/sitemap", component: Sitemap };

export const Normal = { args: exampleWidgetProps("sitemap", examples.normal) };
export const Empty = { args: exampleWidgetProps("sitemap", examples.empty) };
export const LongText = { args: exampleWidgetProps("sitemap", examples.longText) };
export const Hostile = { args: exampleWidgetProps("sitemap", examples.hostile) };
