import { defineWidget } from "../../define-block.ts";
import { photoExamples, otherKind } from "../article-examples.ts";
import { PhotoDetail } from "./PhotoDetail.tsx";

export const definition = defineWidget({
  name: "photoDetail",
  description: "Every photo of the current article at full width, each with its caption, and an index of links above.",
  reads: ["article"],
  component: PhotoDetail,
  examples: photoExamples,
  more: { otherKind },
});
