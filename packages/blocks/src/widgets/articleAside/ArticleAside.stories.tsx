import { exampleWidgetProps } from "../example-page.ts";
import { ArticleAside } from "./ArticleAside.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/articleAside", component: ArticleAside };

export const Normal = { args: exampleWidgetProps("articleAside", examples.normal) };
export const Empty = { args: exampleWidgetProps("articleAside", examples.empty) };
export const LongText = { args: exampleWidgetProps("articleAside", examples.longText) };
export const Hostile = { args: exampleWidgetProps("articleAside", examples.hostile) };
