import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { NoticeBoard } from "./NoticeBoard.tsx";

export const definition = defineBlock({
  type: "category",
  name: "noticeBoard",
  description: "What is pinned to the board: the first three, each with its date and a short summary.",
  component: NoticeBoard,
  examples: categoryExamples({
    category: { slug: "chi-dao-dieu-hanh", name: "Chỉ đạo, điều hành", href: "/btc/chi-dao-dieu-hanh" },
    articles: news.slice(3, 6),
  }),
});
