import { accountExamples } from "../account-examples.ts";
import { exampleWidgetProps } from "../example-page.ts";
import { Profile } from "./Profile.tsx";

export default { title: "Widgets/profile", component: Profile };

export const Normal = { args: exampleWidgetProps("profile", accountExamples.normal) };
export const Empty = { args: exampleWidgetProps("profile", accountExamples.empty) };
export const LongText = { args: exampleWidgetProps("profile", accountExamples.longText) };
export const Hostile = { args: exampleWidgetProps("profile", accountExamples.hostile) };
