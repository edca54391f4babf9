import { defineBlock } from "../define-block.ts";
import { categoriesExamples, columns } from "../samples/categories.ts";
import { TopicLedger } from "./TopicLedger.tsx";

export const definition = defineBlock({
  type: "categories",
  name: "topicLedger",
  description: "Topics, each with up to four headlines beside its name.",
  component: TopicLedger,
  examples: categoriesExamples(columns, { label: "Tin theo chủ đề" }),
});
