import { exampleWidgetProps } from "../example-page.ts";
import { ArticleStatic } from "./ArticleStatic.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/articleStatic", component: ArticleStatic };

export const Normal = { args: exampleWidgetProps("articleStatic", examples.normal) };
export const Empty = { args: exampleWidgetProps("articleStatic", examples.empty) };
export const LongText = { args: exampleWidgetProps("articleStatic", examples.longText) };
export const Hostile = { args: exampleWidgetProps("articleStatic", examples.hostile) };
