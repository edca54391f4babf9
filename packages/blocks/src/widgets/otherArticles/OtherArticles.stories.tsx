import { exampleWidgetProps } from "../example-page.ts";
import { OtherArticles } from "./OtherArticles.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/otherArticles", component: OtherArticles };

export const Normal = { args: exampleWidgetProps("otherArticles", examples.normal) };
export const Empty = { args: exampleWidgetProps("otherArticles", examples.empty) };
export const LongText = { args: exampleWidgetProps("otherArticles", examples.longText) };
export const Hostile = { args: exampleWidgetProps("otherArticles", examples.hostile) };
