import { exampleWidgetProps } from "../example-page.ts";
import { DraftStatus } from "./DraftStatus.tsx";
import { closed, examples, lastDay, passedOn } from "./examples.ts";

export default { title: "Widgets/draftStatus", component: DraftStatus };

export const Normal = { args: exampleWidgetProps("draftStatus", examples.normal) };
export const Empty = { args: exampleWidgetProps("draftStatus", examples.empty) };
export const LongText = { args: exampleWidgetProps("draftStatus", examples.longText) };
export const Hostile = { args: exampleWidgetProps("draftStatus", examples.hostile) };
export const Closed = { args: exampleWidgetProps("draftStatus", closed) };
export const LastDay = { args: exampleWidgetProps("draftStatus", lastDay) };
export const PassedOn = { args: exampleWidgetProps("draftStatus", passedOn) };
