import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples, highlights } from "../samples/category.ts";
import { CategoryDefault } from "./CategoryDefault.tsx";

export const definition = defineBlock({
  type: "category",
  name: "default",
  description: "A category's newest articles. The first one may have a picture.",
  component: CategoryDefault,
  examples: categoryExamples({ category: highlights, articles: news.slice(0, 5) }),
});
