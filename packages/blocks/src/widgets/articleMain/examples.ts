export { mainExamples as examples } from "../article-examples.ts";
