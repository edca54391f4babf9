import { exampleWidgetProps } from "../example-page.ts";
import { GettingStarted } from "./GettingStarted.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/gettingStarted", component: GettingStarted };

export const Normal = { args: exampleWidgetProps("gettingStarted", examples.normal) };
export const Empty = { args: exampleWidgetProps("gettingStarted", examples.empty) };
export const LongText = { args: exampleWidgetProps("gettingStarted", examples.longText) };
export const Hostile = { args: exampleWidgetProps("gettingStarted", examples.hostile) };
