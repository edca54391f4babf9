import { exampleWidgetProps } from "../example-page.ts";
import { Search } from "./Search.tsx";
import { examples, everywhere, nothing, unavailable, widened } from "./examples.ts";

export default { title: "Widgets/search", component: Search };

export const Normal = { args: exampleWidgetProps("search", examples.normal) };
export const Empty = { args: exampleWidgetProps("search", examples.empty) };
export const LongText = { args: exampleWidgetProps("search", examples.longText) };
export const Hostile = { args: exampleWidgetProps("search", examples.hostile) };
export const Everywhere = { args: exampleWidgetProps("search", everywhere) };
export const Widened = { args: exampleWidgetProps("search", widened) };
export const NothingFound = { args: exampleWidgetProps("search", nothing) };
export const Unavailable = { args: exampleWidgetProps("search", unavailable) };
