import { accountExamples } from "../account-examples.ts";
import { exampleWidgetProps } from "../example-page.ts";
import { PasswordForgotten } from "./PasswordForgotten.tsx";

export default { title: "Widgets/passwordForgotten", component: PasswordForgotten };

export const Normal = { args: exampleWidgetProps("passwordForgotten", accountExamples.normal) };
export const Empty = { args: exampleWidgetProps("passwordForgotten", accountExamples.empty) };
export const LongText = { args: exampleWidgetProps("passwordForgotten", accountExamples.longText) };
export const Hostile = { args: exampleWidgetProps("passwordForgotten", accountExamples.hostile) };
