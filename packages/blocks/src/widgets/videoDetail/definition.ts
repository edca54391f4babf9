import { defineWidget } from "../../define-block.ts";
import { videoExamples, otherKind } from "../article-examples.ts";
import { VideoDetail } from "./VideoDetail.tsx";

export const definition = defineWidget({
  name: "videoDetail",
  description: "The film of the current article, with captions and transcript.",
  reads: ["article"],
  component: VideoDetail,
  examples: videoExamples,
  more: { otherKind },
});
