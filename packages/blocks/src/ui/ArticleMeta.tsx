import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { type HostContext, useHost } from "@portal/react";
import { cx } from "./cx.ts";
import { dateTime } from "./DateTime.tsx";
import { mediaBadge } from "./MediaBadge.tsx";
import styles from "./ArticleMeta.module.css";

interface ArticleMetaProps {
  readonly article: Pick<ArticleSummary, "publishedAt" | "media">;
  readonly className?: string | undefined;
  /** Said at the end of the line. */
  readonly children?: ReactNode;
}

/** The small line below a title: the day, and what the article holds where it is not text. No room where neither is known. */
export const ArticleMeta = (props: ArticleMetaProps): ReactNode => articleMeta(props, useHost());

/** See titleLink. */
export function articleMeta({ article, className, children }: ArticleMetaProps, host: HostContext): ReactNode {
  return (
    <span className={cx(styles["meta"], className)}>
      {dateTime({ iso: article.publishedAt }, host)}
      {mediaBadge(article.media, host)}
      {children}
    </span>
  );
}
