import { exampleWidgetProps } from "../example-page.ts";
import { Slideshow } from "./Slideshow.tsx";
import { examples, otherKind } from "./examples.ts";

export default { title: "Widgets/slideshow", component: Slideshow };

export const Normal = { args: exampleWidgetProps("slideshow", examples.normal) };
export const Empty = { args: exampleWidgetProps("slideshow", examples.empty) };
export const LongText = { args: exampleWidgetProps("slideshow", examples.longText) };
export const Hostile = { args: exampleWidgetProps("slideshow", examples.hostile) };
export const OtherKind = { args: exampleWidgetProps("slideshow", otherKind) };
