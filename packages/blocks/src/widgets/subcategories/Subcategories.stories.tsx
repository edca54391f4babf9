import { exampleWidgetProps } from "../example-page.ts";
import { Subcategories } from "./Subcategories.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/subcategories", component: Subcategories };

export const Normal = { args: exampleWidgetProps("subcategories", examples.normal) };
export const Empty = { args: exampleWidgetProps("subcategories", examples.empty) };
export const LongText = { args: exampleWidgetProps("subcategories", examples.longText) };
export const Hostile = { args: exampleWidgetProps("subcategories", examples.hostile) };
