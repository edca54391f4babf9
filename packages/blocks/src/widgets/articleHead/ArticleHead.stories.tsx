import { exampleWidgetProps } from "../example-page.ts";
import { ArticleHead } from "./ArticleHead.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/articleHead", component: ArticleHead };

export const Normal = { args: exampleWidgetProps("articleHead", examples.normal) };
export const Empty = { args: exampleWidgetProps("articleHead", examples.empty) };
export const LongText = { args: exampleWidgetProps("articleHead", examples.longText) };
export const Hostile = { args: exampleWidgetProps("articleHead", examples.hostile) };
