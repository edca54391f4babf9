import { defineBlock } from "../define-block.ts";
import { videos } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { Video } from "./Video.tsx";

export const definition = defineBlock({
  type: "category",
  name: "video",
  description: "Videos with their posters; `media` is video.",
  component: Video,
  examples: categoryExamples({
    category: { slug: "video", name: "Video tài chính", href: "/btc/video" },
    articles: [...videos],
  }),
});
