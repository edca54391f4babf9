import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { ResearchAbstracts } from "./ResearchAbstracts.tsx";

export const definition = defineBlock({
  type: "category",
  name: "researchAbstracts",
  description: "Research: date, title, abstract.",
  component: ResearchAbstracts,
  examples: categoryExamples({
    category: { slug: "nghien-cuu", name: "Nghiên cứu, trao đổi", href: "/btc/nghien-cuu" },
    articles: news.slice(2, 6),
  }),
});
