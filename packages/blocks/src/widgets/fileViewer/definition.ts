import { defineWidget } from "../../define-block.ts";
import { examples, files } from "./examples.ts";
import { FileViewer } from "./FileViewer.tsx";

export const definition = defineWidget({
  name: "fileViewer",
  description: "The article's file in the page; at level 1 under the article's heading.",
  reads: ["article", "category", "path"],
  component: FileViewer,
  examples,
  more: files,
});
