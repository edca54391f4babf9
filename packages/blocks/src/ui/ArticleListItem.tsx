import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { cx } from "./cx.ts";
import { ArticleImage } from "./ArticleImage.tsx";
import { DateTime } from "./DateTime.tsx";
import { MediaBadge } from "./MediaBadge.tsx";
import { TitleLink } from "./TitleLink.tsx";
import styles from "./ArticleListItem.module.css";

interface ArticleListItemProps {
  readonly article: ArticleSummary;
  /** A small picture at the start of the line. */
  readonly picture?: boolean;
  readonly className?: string | undefined;
}

/** One article in a list: title, date, what it holds. The caller's list decides on lines between the items. */
export function ArticleListItem({ article, picture = false, className }: ArticleListItemProps): ReactNode {
  return (
    <li className={cx(styles["item"], picture && styles["withPicture"], className)}>
      {picture && <ArticleImage src={article.image} shape="classic" />}
      <div className={styles["text"]}>
        <TitleLink href={article.href} text={article.title} className={styles["title"]} />
        <span className={styles["meta"]}>
          <DateTime iso={article.publishedAt} />
          <MediaBadge media={article.media} />
        </span>
      </div>
    </li>
  );
}
