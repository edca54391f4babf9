import { exampleWidgetProps } from "../example-page.ts";
import { NotFound } from "./NotFound.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/notFound", component: NotFound };

export const Normal = { args: exampleWidgetProps("notFound", examples.normal) };
export const Empty = { args: exampleWidgetProps("notFound", examples.empty) };
export const LongText = { args: exampleWidgetProps("notFound", examples.longText) };
export const Hostile = { args: exampleWidgetProps("notFound", examples.hostile) };
