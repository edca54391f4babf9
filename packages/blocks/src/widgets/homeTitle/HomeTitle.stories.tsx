import { exampleWidgetProps } from "../example-page.ts";
import { HomeTitle } from "./HomeTitle.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/homeTitle", component: HomeTitle };

export const Normal = { args: exampleWidgetProps("homeTitle", examples.normal) };
export const Empty = { args: exampleWidgetProps("homeTitle", examples.empty) };
export const LongText = { args: exampleWidgetProps("homeTitle", examples.longText) };
export const Hostile = { args: exampleWidgetProps("homeTitle", examples.hostile) };
