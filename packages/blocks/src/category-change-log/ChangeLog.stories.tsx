import { exampleProps } from "../examples.ts";
import { ChangeLog } from "./ChangeLog.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/changeLog", component: ChangeLog };

export const Normal = { args: exampleProps("category", "changeLog", examples.normal) };
export const Empty = { args: exampleProps("category", "changeLog", examples.empty) };
export const LongText = { args: exampleProps("category", "changeLog", examples.longText) };
export const Hostile = { args: exampleProps("category", "changeLog", examples.hostile) };
