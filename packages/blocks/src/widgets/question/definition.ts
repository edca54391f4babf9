import { defineWidget } from "../../define-block.ts";
import { examples, waiting } from "./examples.ts";
import { Question } from "./Question.tsx";

export const definition = defineWidget({
  name: "question",
  description: "A question with its answer, who answered and when, and others of its field.",
  reads: ["question", "language"],
  component: Question,
  examples,
  more: { waiting },
});
