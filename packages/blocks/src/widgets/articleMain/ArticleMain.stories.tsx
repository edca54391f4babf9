import { exampleWidgetProps } from "../example-page.ts";
import { ArticleMain } from "./ArticleMain.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/articleMain", component: ArticleMain };

export const Normal = { args: exampleWidgetProps("articleMain", examples.normal) };
export const Empty = { args: exampleWidgetProps("articleMain", examples.empty) };
export const LongText = { args: exampleWidgetProps("articleMain", examples.longText) };
export const Hostile = { args: exampleWidgetProps("articleMain", examples.hostile) };
