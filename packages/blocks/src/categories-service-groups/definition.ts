import { defineBlock } from "../define-block.ts";
import { categoriesExamples, columns } from "../samples/categories.ts";
import { ServiceGroups } from "./ServiceGroups.tsx";

export const definition = defineBlock({
  type: "categories",
  name: "serviceGroups",
  description: "Groups of services, each with up to six services.",
  component: ServiceGroups,
  examples: categoriesExamples(columns, { label: "Dịch vụ theo nhu cầu" }),
});
