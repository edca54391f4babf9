import { defineWidget } from "../../define-block.ts";
import { examples, bodies } from "../article-examples.ts";
import { Article } from "./Article.tsx";

export const definition = defineWidget({
  name: "article",
  description: "The current article of any type, with its heading.",
  reads: ["article", "category"],
  component: Article,
  examples,
  more: bodies,
});
