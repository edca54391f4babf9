import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { GovernanceTimeline } from "./GovernanceTimeline.tsx";

export const definition = defineBlock({
  type: "category",
  name: "governanceTimeline",
  description: "Decisions: date, title, summary.",
  component: GovernanceTimeline,
  examples: categoryExamples({
    category: { slug: "chi-dao-dieu-hanh", name: "Chỉ đạo, điều hành", href: "/btc/chi-dao-dieu-hanh" },
    articles: news.slice(0, 5),
  }),
});
