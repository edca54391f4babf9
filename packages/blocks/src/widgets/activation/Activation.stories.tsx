import { accountExamples } from "../account-examples.ts";
import { exampleWidgetProps } from "../example-page.ts";
import { Activation } from "./Activation.tsx";

export default { title: "Widgets/activation", component: Activation };

export const Normal = { args: exampleWidgetProps("activation", accountExamples.normal) };
export const Empty = { args: exampleWidgetProps("activation", accountExamples.empty) };
export const LongText = { args: exampleWidgetProps("activation", accountExamples.longText) };
export const Hostile = { args: exampleWidgetProps("activation", accountExamples.hostile) };
