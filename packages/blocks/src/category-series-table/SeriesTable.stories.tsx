import { exampleProps } from "../examples.ts";
import { SeriesTable } from "./SeriesTable.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/seriesTable", component: SeriesTable };

export const Normal = { args: exampleProps("category", "seriesTable", examples.normal) };
export const Empty = { args: exampleProps("category", "seriesTable", examples.empty) };
export const LongText = { args: exampleProps("category", "seriesTable", examples.longText) };
export const Hostile = { args: exampleProps("category", "seriesTable", examples.hostile) };
