import { exampleWidgetProps } from "../example-page.ts";
import { ArticleText } from "./ArticleText.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/articleText", component: ArticleText };

export const Normal = { args: exampleWidgetProps("articleText", examples.normal) };
export const Empty = { args: exampleWidgetProps("articleText", examples.empty) };
export const LongText = { args: exampleWidgetProps("articleText", examples.longText) };
export const Hostile = { args: exampleWidgetProps("articleText", examples.hostile) };
