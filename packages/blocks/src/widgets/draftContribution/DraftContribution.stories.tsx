import { exampleWidgetProps } from "../example-page.ts";
import { DraftContribution } from "./DraftContribution.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/draftContribution", component: DraftContribution };

export const Normal = { args: exampleWidgetProps("draftContribution", examples.normal) };
export const Empty = { args: exampleWidgetProps("draftContribution", examples.empty) };
export const LongText = { args: exampleWidgetProps("draftContribution", examples.longText) };
export const Hostile = { args: exampleWidgetProps("draftContribution", examples.hostile) };
