import { exampleWidgetProps } from "../example-page.ts";
import { SearchForm } from "./SearchForm.tsx";
import { examples } from "./examples.ts";

export default { title: "Widgets/searchForm", component: SearchForm };

export const Normal = { args: exampleWidgetProps("searchForm", examples.normal) };
export const Empty = { args: exampleWidgetProps("searchForm", examples.empty) };
export const LongText = { args: exampleWidgetProps("searchForm", examples.longText) };
export const Hostile = { args: exampleWidgetProps("searchForm", examples.hostile) };
