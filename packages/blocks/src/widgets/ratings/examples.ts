export { ratingExamples as examples, rated, unrated } from "../article-examples.ts";
