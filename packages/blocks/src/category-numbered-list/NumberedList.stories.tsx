import { exampleProps } from "../examples.ts";
import { NumberedList } from "./NumberedList.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/numberedList", component: NumberedList };

export const Normal = { args: exampleProps("category", "numberedList", examples.normal) };
export const Empty = { args: exampleProps("category", "numberedList", examples.empty) };
export const LongText = { args: exampleProps("category", "numberedList", examples.longText) };
export const Hostile = { args: exampleProps("category", "numberedList", examples.hostile) };
