import { defineWidget } from "../../define-block.ts";
import { pageExamples } from "../page-examples.ts";
import { PageTitle } from "./PageTitle.tsx";

export const definition = defineWidget({
  name: "pageTitle",
  description: "Name and description of the page, most often a category.",
  reads: ["category", "breadcrumb", "title"],
  component: PageTitle,
  examples: pageExamples,
});
