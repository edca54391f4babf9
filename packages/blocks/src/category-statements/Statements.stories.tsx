import { exampleProps } from "../examples.ts";
import { Statements } from "./Statements.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/statements", component: Statements };

export const Normal = { args: exampleProps("category", "statements", examples.normal) };
export const Empty = { args: exampleProps("category", "statements", examples.empty) };
export const LongText = { args: exampleProps("category", "statements", examples.longText) };
export const Hostile = { args: exampleProps("category", "statements", examples.hostile) };
