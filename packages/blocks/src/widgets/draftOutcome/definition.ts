import { defineWidget } from "../../define-block.ts";
import { examples } from "./examples.ts";
import { DraftOutcome } from "./DraftOutcome.tsx";

export const definition = defineWidget({
  name: "draftOutcome",
  description: "What became of the comments on the current draft.",
  reads: ["draft"],
  component: DraftOutcome,
  examples,
});
