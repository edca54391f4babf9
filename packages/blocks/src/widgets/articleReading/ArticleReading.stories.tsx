import { exampleWidgetProps } from "../example-page.ts";
import { ArticleReading } from "./ArticleReading.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/articleReading", component: ArticleReading };

export const Normal = { args: exampleWidgetProps("articleReading", examples.normal) };
export const Empty = { args: exampleWidgetProps("articleReading", examples.empty) };
export const LongText = { args: exampleWidgetProps("articleReading", examples.longText) };
export const Hostile = { args: exampleWidgetProps("articleReading", examples.hostile) };
