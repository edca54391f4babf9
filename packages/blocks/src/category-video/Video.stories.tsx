import { exampleProps } from "../examples.ts";
import { Video } from "./Video.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/video", component: Video };

export const Normal = { args: exampleProps("category", "video", examples.normal) };
export const Empty = { args: exampleProps("category", "video", examples.empty) };
export const LongText = { args: exampleProps("category", "video", examples.longText) };
export const Hostile = { args: exampleProps("category", "video", examples.hostile) };
