import { exampleProps } from "../examples.ts";
import { SmallMultiples } from "./SmallMultiples.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/smallMultiples", component: SmallMultiples };

export const Normal = { args: exampleProps("category", "smallMultiples", examples.normal) };
export const Empty = { args: exampleProps("category", "smallMultiples", examples.empty) };
export const LongText = { args: exampleProps("category", "smallMultiples", examples.longText) };
export const Hostile = { args: exampleProps("category", "smallMultiples", examples.hostile) };
