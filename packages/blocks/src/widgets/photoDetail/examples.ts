export { photoExamples as examples, otherKind } from "../article-examples.ts";
