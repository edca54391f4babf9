import { exampleWidgetProps } from "../example-page.ts";
import { ArticleFiles } from "./ArticleFiles.tsx";
import { examples, otherKind } from "./examples.ts";

export default { title: "Widgets/articleFiles", component: ArticleFiles };

export const Normal = { args: exampleWidgetProps("articleFiles", examples.normal) };
export const Empty = { args: exampleWidgetProps("articleFiles", examples.empty) };
export const LongText = { args: exampleWidgetProps("articleFiles", examples.longText) };
export const Hostile = { args: exampleWidgetProps("articleFiles", examples.hostile) };
export const OtherKind = { args: exampleWidgetProps("articleFiles", otherKind) };
