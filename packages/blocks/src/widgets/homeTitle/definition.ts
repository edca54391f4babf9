import { defineWidget } from "../../define-block.ts";
import { pageExamples } from "../page-examples.ts";
import { HomeTitle } from "./HomeTitle.tsx";

export const definition = defineWidget({
  name: "homeTitle",
  description: "The heading of a home, for assistive technology and search engines: the masthead shows the name already.",
  reads: ["site"],
  component: HomeTitle,
  examples: pageExamples,
});
