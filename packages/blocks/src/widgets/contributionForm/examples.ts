export { draftExamples as examples, closedDraft as closed } from "../article-examples.ts";
