import { exampleProps } from "../examples.ts";
import { ActivityDiary } from "./ActivityDiary.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/activityDiary", component: ActivityDiary };

export const Normal = { args: exampleProps("category", "activityDiary", examples.normal) };
export const Empty = { args: exampleProps("category", "activityDiary", examples.empty) };
export const LongText = { args: exampleProps("category", "activityDiary", examples.longText) };
export const Hostile = { args: exampleProps("category", "activityDiary", examples.hostile) };
