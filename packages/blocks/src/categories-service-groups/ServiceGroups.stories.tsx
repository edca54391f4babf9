import { exampleProps } from "../examples.ts";
import { ServiceGroups } from "./ServiceGroups.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/categories/serviceGroups", component: ServiceGroups };

export const Normal = { args: exampleProps("categories", "serviceGroups", examples.normal) };
export const Empty = { args: exampleProps("categories", "serviceGroups", examples.empty) };
export const LongText = { args: exampleProps("categories", "serviceGroups", examples.longText) };
export const Hostile = { args: exampleProps("categories", "serviceGroups", examples.hostile) };
