import { exampleProps } from "../examples.ts";
import { Photos } from "./Photos.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/photos", component: Photos };

export const Normal = { args: exampleProps("category", "photos", examples.normal) };
export const Empty = { args: exampleProps("category", "photos", examples.empty) };
export const LongText = { args: exampleProps("category", "photos", examples.longText) };
export const Hostile = { args: exampleProps("category", "photos", examples.hostile) };
