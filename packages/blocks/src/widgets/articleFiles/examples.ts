export { fileExamples as examples, otherKind } from "../article-examples.ts";
