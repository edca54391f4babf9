import { exampleProps } from "../examples.ts";
import { TopicLedger } from "./TopicLedger.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/categories/topicLedger", component: TopicLedger };

export const Normal = { args: exampleProps("categories", "topicLedger", examples.normal) };
export const Empty = { args: exampleProps("categories", "topicLedger", examples.empty) };
export const LongText = { args: exampleProps("categories", "topicLedger", examples.longText) };
export const Hostile = { args: exampleProps("categories", "topicLedger", examples.hostile) };
