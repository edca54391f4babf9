import { defineBlock } from "../define-block.ts";
import { albums } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { Photos } from "./Photos.tsx";

export const definition = defineBlock({
  type: "category",
  name: "photos",
  description: "Albums with their first pictures: the first five are shown.",
  component: Photos,
  examples: categoryExamples({
    category: { slug: "anh", name: "Tin ảnh", href: "/btc/anh" },
    articles: [...albums],
  }),
});
