import { defineWidget } from "../../define-block.ts";
import { pageExamples } from "../page-examples.ts";
import { GettingStarted } from "./GettingStarted.tsx";

export const definition = defineWidget({
  name: "gettingStarted",
  description: "The home of a portal whose database has no ministry site yet: what its operator does next.",
  reads: ["language", "site"],
  component: GettingStarted,
  examples: pageExamples,
});
