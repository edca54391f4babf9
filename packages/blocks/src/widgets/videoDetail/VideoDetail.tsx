import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { UnrecognisedBody } from "../../ui/article/UnrecognisedBody.tsx";
import { VideoPlayer } from "../../ui/article/VideoPlayer.tsx";
import styles from "./VideoDetail.module.css";

/** The film of the current article, with captions and transcript. */
export function VideoDetail({ page: { article } }: WidgetProps<"article">): ReactNode {
  if (!article) return null;
  if (article.body.kind !== "video") return <UnrecognisedBody />;
  return (
    <div className={styles["video"]}>
      <VideoPlayer title={article.title} video={article.body} />
    </div>
  );
}
