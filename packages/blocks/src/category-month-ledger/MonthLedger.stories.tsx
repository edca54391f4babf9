import { exampleProps } from "../examples.ts";
import { MonthLedger } from "./MonthLedger.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/monthLedger", component: MonthLedger };

export const Normal = { args: exampleProps("category", "monthLedger", examples.normal) };
export const Empty = { args: exampleProps("category", "monthLedger", examples.empty) };
export const LongText = { args: exampleProps("category", "monthLedger", examples.longText) };
export const Hostile = { args: exampleProps("category", "monthLedger", examples.hostile) };
