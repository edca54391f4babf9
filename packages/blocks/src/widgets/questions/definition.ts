import { defineWidget } from "../../define-block.ts";
import { examples, nothingFound } from "./examples.ts";
import { Questions } from "./Questions.tsx";

export const definition = defineWidget({
  name: "questions",
  description: "The site's questions: filter, how many there are, one page of them, and how to ask.",
  reads: ["path", "language"],
  component: Questions,
  examples,
  more: { nothingFound },
});
