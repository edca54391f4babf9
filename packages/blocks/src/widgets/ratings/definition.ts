import { defineWidget } from "../../define-block.ts";
import { ratingExamples, unrated, rated } from "../article-examples.ts";
import { Ratings } from "./Ratings.tsx";

export const definition = defineWidget({
  name: "ratings",
  description: "What readers gave the current article, and a form to do so.",
  reads: ["article", "rateable", "forms", "path"],
  component: Ratings,
  examples: ratingExamples,
  more: { unrated, rated },
});
