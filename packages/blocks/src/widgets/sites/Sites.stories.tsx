import { exampleWidgetProps } from "../example-page.ts";
import { Sites } from "./Sites.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/sites", component: Sites };

export const Normal = { args: exampleWidgetProps("sites", examples.normal) };
export const Empty = { args: exampleWidgetProps("sites", examples.empty) };
export const LongText = { args: exampleWidgetProps("sites", examples.longText) };
export const Hostile = { args: exampleWidgetProps("sites", examples.hostile) };
