import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { BannerLead } from "./BannerLead.tsx";

export const definition = defineBlock({
  type: "category",
  name: "bannerLead",
  description: "The page's lead under a wide picture, and up to four more in a strip below it.",
  component: BannerLead,
  examples: categoryExamples({
    category: { slug: "tin-noi-bat", name: "Tin nổi bật", href: "/btc/tin-noi-bat" },
    articles: news.slice(0, 5),
  }),
});
