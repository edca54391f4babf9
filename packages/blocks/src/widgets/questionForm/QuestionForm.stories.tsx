import { exampleWidgetProps } from "../example-page.ts";
import { closed, examples, refused } from "./examples.ts";
import { QuestionForm } from "./QuestionForm.tsx";

export default { title: "Widgets/questionForm", component: QuestionForm };

export const Normal = { args: exampleWidgetProps("questionForm", examples.normal) };
export const Empty = { args: exampleWidgetProps("questionForm", examples.empty) };
export const LongText = { args: exampleWidgetProps("questionForm", examples.longText) };
export const Hostile = { args: exampleWidgetProps("questionForm", examples.hostile) };
export const Closed = { args: exampleWidgetProps("questionForm", closed) };
export const Refused = { args: exampleWidgetProps("questionForm", refused) };
