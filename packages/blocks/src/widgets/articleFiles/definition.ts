import { defineWidget } from "../../define-block.ts";
import { fileExamples, otherKind } from "../article-examples.ts";
import { ArticleFiles } from "./ArticleFiles.tsx";

export const definition = defineWidget({
  name: "articleFiles",
  description: "What the current article offers to open or download.",
  reads: ["article"],
  component: ArticleFiles,
  examples: fileExamples,
  more: { otherKind },
});
