import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { VisitStatistics } from "./VisitStatistics.tsx";

export const definition = defineWidget({
  name: "visitStatistics",
  description: "How often the site's pages were viewed and searched, by months.",
  reads: ["site"],
  component: VisitStatistics,
  examples,
});
