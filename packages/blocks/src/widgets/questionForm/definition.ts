import { defineWidget } from "../../define-block.ts";
import { examples, closed, refused } from "./examples.ts";
import { QuestionForm } from "./QuestionForm.tsx";

export const definition = defineWidget({
  name: "questionForm",
  description: "Asks the ministry a question; it is moderated before it is shown, and followed by its receipt.",
  reads: ["forms", "path", "language"],
  component: QuestionForm,
  examples,
  more: { closed, refused },
});
