export { documentExamples as examples, otherKind } from "../article-examples.ts";
