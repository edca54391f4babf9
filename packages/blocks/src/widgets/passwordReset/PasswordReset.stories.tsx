import { accountExamples } from "../account-examples.ts";
import { exampleWidgetProps } from "../example-page.ts";
import { PasswordReset } from "./PasswordReset.tsx";

export default { title: "Widgets/passwordReset", component: PasswordReset };

export const Normal = { args: exampleWidgetProps("passwordReset", accountExamples.normal) };
export const Empty = { args: exampleWidgetProps("passwordReset", accountExamples.empty) };
export const LongText = { args: exampleWidgetProps("passwordReset", accountExamples.longText) };
export const Hostile = { args: exampleWidgetProps("passwordReset", accountExamples.hostile) };
