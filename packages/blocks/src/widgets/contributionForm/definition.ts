import { defineWidget } from "../../define-block.ts";
import { examples, passedOn, toOpen } from "./examples.ts";
import { closedDraft } from "../article-examples.ts";
import { ContributionForm } from "./ContributionForm.tsx";

export const definition = defineWidget({
  name: "contributionForm",
  description: "Comments on the current draft, as long as it takes them.",
  reads: ["article", "commentForm", "draft", "forms", "language", "path", "site"],
  component: ContributionForm,
  examples,
  more: { closed: closedDraft, toOpen, passedOn },
});
