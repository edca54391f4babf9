export { sectionExamples as examples } from "../article-examples.ts";
