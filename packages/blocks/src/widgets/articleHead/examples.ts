export { headExamples as examples } from "../article-examples.ts";
