import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { EditorialLead } from "./EditorialLead.tsx";

export const definition = defineBlock({
  type: "category",
  name: "editorialLead",
  description: "The page's lead as a headline with its standfirst, and up to four more; every one should have a summary.",
  component: EditorialLead,
  examples: categoryExamples({
    category: { slug: "tin-noi-bat", name: "Tin nổi bật", href: "/btc/tin-noi-bat" },
    articles: news.slice(0, 5),
  }),
});
