import { defineWidget } from "../../define-block.ts";
import { exampleArticle } from "../example-page.ts";
import { hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";
import { ArticleAside } from "./ArticleAside.tsx";

export const definition = defineWidget({
  name: "articleAside",
  description: "What there is to know about the current article, beside its text.",
  reads: ["article", "category", "language", "alternates"],
  component: ArticleAside,
  examples: {
    normal: { content: {}, page: { article: exampleArticle } },
    empty: { content: {} },
    longText: { content: {}, page: longPage },
    hostile: { content: {}, page: hostilePage },
  },
});
