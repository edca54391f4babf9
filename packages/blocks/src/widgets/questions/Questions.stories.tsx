import { exampleWidgetProps } from "../example-page.ts";
import { Questions } from "./Questions.tsx";
import { examples, nothingFound } from "./examples.ts";

export default { title: "Widgets/questions", component: Questions };

export const Normal = { args: exampleWidgetProps("questions", examples.normal) };
export const Empty = { args: exampleWidgetProps("questions", examples.empty) };
export const LongText = { args: exampleWidgetProps("questions", examples.longText) };
export const Hostile = { args: exampleWidgetProps("questions", examples.hostile) };
export const NothingFound = { args: exampleWidgetProps("questions", nothingFound) };
