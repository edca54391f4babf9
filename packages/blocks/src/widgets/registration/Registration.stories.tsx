import { accountExamples } from "../account-examples.ts";
import { exampleWidgetProps } from "../example-page.ts";
import { Registration } from "./Registration.tsx";

export default { title: "Widgets/registration", component: Registration };

export const Normal = { args: exampleWidgetProps("registration", accountExamples.normal) };
export const Empty = { args: exampleWidgetProps("registration", accountExamples.empty) };
export const LongText = { args: exampleWidgetProps("registration", accountExamples.longText) };
export const Hostile = { args: exampleWidgetProps("registration", accountExamples.hostile) };
