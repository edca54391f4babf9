import { exampleWidgetProps } from "../example-page.ts";
import { StaticPage } from "./StaticPage.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/staticPage", component: StaticPage };

export const Normal = { args: exampleWidgetProps("staticPage", examples.normal) };
export const Empty = { args: exampleWidgetProps("staticPage", examples.empty) };
export const LongText = { args: exampleWidgetProps("staticPage", examples.longText) };
export const Hostile = { args: exampleWidgetProps("staticPage", examples.hostile) };
