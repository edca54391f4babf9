import { exampleWidgetProps } from "../example-page.ts";
import { ContributionForm } from "./ContributionForm.tsx";
import { closed, examples, passedOn } from "./examples.ts";

export default { title: "Widgets/contributionForm", component: ContributionForm };

export const Normal = { args: exampleWidgetProps("contributionForm", examples.normal) };
export const Empty = { args: exampleWidgetProps("contributionForm", examples.empty) };
export const LongText = { args: exampleWidgetProps("contributionForm", examples.longText) };
export const Hostile = { args: exampleWidgetProps("contributionForm", examples.hostile) };
export const Closed = { args: exampleWidgetProps("contributionForm", closed) };
export const PassedOn = { args: exampleWidgetProps("contributionForm", passedOn) };
