import { accountExamples } from "../account-examples.ts";
import { exampleWidgetProps } from "../example-page.ts";
import { Login } from "./Login.tsx";

export default { title: "Widgets/login", component: Login };

export const Normal = { args: exampleWidgetProps("login", accountExamples.normal) };
export const Empty = { args: exampleWidgetProps("login", accountExamples.empty) };
export const LongText = { args: exampleWidgetProps("login", accountExamples.longText) };
export const Hostile = { args: exampleWidgetProps("login", accountExamples.hostile) };
