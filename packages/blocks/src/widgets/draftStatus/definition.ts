import { defineWidget } from "../../define-block.ts";
import { draftExamples, closedDraft, lastDay } from "../article-examples.ts";
import { passedOn } from "../contributionForm/examples.ts";
import { DraftStatus } from "./DraftStatus.tsx";

export const definition = defineWidget({
  name: "draftStatus",
  description: "Whether the current draft takes comments, for how long, and how many came.",
  reads: ["article", "commentForm", "draft", "forms", "path"],
  component: DraftStatus,
  examples: draftExamples,
  more: { closed: closedDraft, lastDay, passedOn },
});
