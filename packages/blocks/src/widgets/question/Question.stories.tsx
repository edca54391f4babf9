import { exampleWidgetProps } from "../example-page.ts";
import { Question } from "./Question.tsx";
import { examples, waiting } from "./examples.ts";

export default { title: "Widgets/question", component: Question };

export const Normal = { args: exampleWidgetProps("question", examples.normal) };
export const Empty = { args: exampleWidgetProps("question", examples.empty) };
export const LongText = { args: exampleWidgetProps("question", examples.longText) };
export const Hostile = { args: exampleWidgetProps("question", examples.hostile) };
export const Waiting = { args: exampleWidgetProps("question", waiting) };
