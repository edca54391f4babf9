import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { cx } from "./cx.ts";
import { ArticleMeta } from "./ArticleMeta.tsx";
import { ArticleImage } from "./ArticleImage.tsx";
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
        <ArticleMeta article={article} />
      </div>
    </li>
  );
}
