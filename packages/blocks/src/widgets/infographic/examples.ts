export { infographicExamples as examples, otherKind } from "../article-examples.ts";
