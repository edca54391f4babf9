import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples, highlights } from "../samples/category.ts";
import { LeadNews } from "./LeadNews.tsx";

export const definition = defineBlock({
  type: "category",
  name: "leadNews",
  description: "The page's lead and up to four more articles; the first one should have a wide picture and a summary.",
  component: LeadNews,
  examples: categoryExamples({ category: highlights, articles: news.slice(0, 5) }),
});
