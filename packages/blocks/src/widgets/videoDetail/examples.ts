export { videoExamples as examples, otherKind } from "../article-examples.ts";
