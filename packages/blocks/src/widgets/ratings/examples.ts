export { ratingExamples as examples } from "../article-examples.ts";
