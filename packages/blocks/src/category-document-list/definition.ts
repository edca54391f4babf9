import { defineBlock } from "../define-block.ts";
import { documents } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { DocumentList } from "./DocumentList.tsx";

export const definition = defineBlock({
  type: "category",
  name: "documentList",
  description: "Documents and files; the summary holds the number.",
  component: DocumentList,
  examples: categoryExamples({
    category: { slug: "van-ban", name: "Văn bản, biểu mẫu", href: "/btc/van-ban" },
    articles: [...documents],
  }),
});
