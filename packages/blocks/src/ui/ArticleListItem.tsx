import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { useHost } from "@portal/react";
import { cx } from "./cx.ts";
import { articleMeta } from "./ArticleMeta.tsx";
import { articleImage } from "./ArticleImage.tsx";
import { titleLink } from "./TitleLink.tsx";
import styles from "./ArticleListItem.module.css";

interface ArticleListItemProps {
  readonly article: ArticleSummary;
  /** A small picture at the start of the line. */
  readonly picture?: boolean;
  readonly className?: string | undefined;
}

/** One article in a list: title, date, what it holds. The caller's list decides on lines between the items. */
export function ArticleListItem({ article, picture = false, className }: ArticleListItemProps): ReactNode {
  const host = useHost();
  return (
    <li className={cx(styles["item"], picture && styles["withPicture"], className)}>
      {picture && articleImage({ src: article.image, shape: "classic" })}
      <div className={styles["text"]}>
        {titleLink({ href: article.href, text: article.title, className: styles["title"] }, host)}
        {articleMeta({ article }, host)}
      </div>
    </li>
  );
}
