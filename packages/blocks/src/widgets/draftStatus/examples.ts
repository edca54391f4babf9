export { passedOn } from "../contributionForm/examples.ts";
export { draftExamples as examples, closedDraft as closed, lastDay } from "../article-examples.ts";
