import { exampleWidgetProps } from "../example-page.ts";
import { Infographic } from "./Infographic.tsx";
import { examples, otherKind } from "./examples.ts";

export default { title: "Widgets/infographic", component: Infographic };

export const Normal = { args: exampleWidgetProps("infographic", examples.normal) };
export const Empty = { args: exampleWidgetProps("infographic", examples.empty) };
export const LongText = { args: exampleWidgetProps("infographic", examples.longText) };
export const Hostile = { args: exampleWidgetProps("infographic", examples.hostile) };
export const OtherKind = { args: exampleWidgetProps("infographic", otherKind) };
