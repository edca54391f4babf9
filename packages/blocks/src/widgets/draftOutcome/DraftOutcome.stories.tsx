import { exampleWidgetProps } from "../example-page.ts";
import { DraftOutcome } from "./DraftOutcome.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/draftOutcome", component: DraftOutcome };

export const Normal = { args: exampleWidgetProps("draftOutcome", examples.normal) };
export const Empty = { args: exampleWidgetProps("draftOutcome", examples.empty) };
export const LongText = { args: exampleWidgetProps("draftOutcome", examples.longText) };
export const Hostile = { args: exampleWidgetProps("draftOutcome", examples.hostile) };
