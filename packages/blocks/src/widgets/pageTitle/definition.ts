import { defineWidget } from "../../define-block.ts";
import { pageExamples } from "../page-examples.ts";
import { PageTitle } from "./PageTitle.tsx";

export const definition = defineWidget({
  name: "pageTitle",
  description: "Name and description of the page, most often a category, and the feed of what it lists.",
  reads: ["category", "breadcrumb", "title", "site", "kind", "path", "language"],
  component: PageTitle,
  examples: pageExamples,
});
