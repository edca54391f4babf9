import { exampleWidgetProps } from "../example-page.ts";
import { ReadingList } from "./ReadingList.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/readingList", component: ReadingList };

export const Normal = { args: exampleWidgetProps("readingList", examples.normal) };
export const Empty = { args: exampleWidgetProps("readingList", examples.empty) };
export const LongText = { args: exampleWidgetProps("readingList", examples.longText) };
export const Hostile = { args: exampleWidgetProps("readingList", examples.hostile) };
