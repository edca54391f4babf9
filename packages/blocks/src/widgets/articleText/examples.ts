export { textExamples as examples } from "../article-examples.ts";
