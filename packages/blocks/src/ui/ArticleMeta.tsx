import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { cx } from "./cx.ts";
import { DateTime } from "./DateTime.tsx";
import { MediaBadge } from "./MediaBadge.tsx";
import styles from "./ArticleMeta.module.css";

interface ArticleMetaProps {
  readonly article: Pick<ArticleSummary, "publishedAt" | "media">;
  readonly className?: string | undefined;
  /** Said at the end of the line. */
  readonly children?: ReactNode;
}

/** The small line below a title: the day, and what the article holds where it is not text. No room where neither is known. */
export function ArticleMeta({ article, className, children }: ArticleMetaProps): ReactNode {
  return (
    <span className={cx(styles["meta"], className)}>
      <DateTime iso={article.publishedAt} />
      <MediaBadge media={article.media} />
      {children}
    </span>
  );
}
