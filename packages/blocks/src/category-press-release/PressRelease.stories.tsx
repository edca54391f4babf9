import { exampleProps } from "../examples.ts";
import { PressRelease } from "./PressRelease.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/pressRelease", component: PressRelease };

export const Normal = { args: exampleProps("category", "pressRelease", examples.normal) };
export const Empty = { args: exampleProps("category", "pressRelease", examples.empty) };
export const LongText = { args: exampleProps("category", "pressRelease", examples.longText) };
export const Hostile = { args: exampleProps("category", "pressRelease", examples.hostile) };
