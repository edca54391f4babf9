import { exampleWidgetProps } from "../example-page.ts";
import { PageTitle } from "./PageTitle.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/pageTitle", component: PageTitle };

export const Normal = { args: exampleWidgetProps("pageTitle", examples.normal) };
export const Empty = { args: exampleWidgetProps("pageTitle", examples.empty) };
export const LongText = { args: exampleWidgetProps("pageTitle", examples.longText) };
export const Hostile = { args: exampleWidgetProps("pageTitle", examples.hostile) };
