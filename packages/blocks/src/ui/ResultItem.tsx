import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { cx } from "./cx.ts";
import { ArticleMeta } from "./ArticleMeta.tsx";
import { ArticleImage } from "./ArticleImage.tsx";
import { Heading } from "./Heading.tsx";
import { TitleLink } from "./TitleLink.tsx";
import styles from "./ResultItem.module.css";

interface ResultItemProps {
  readonly article: ArticleSummary;
  readonly level: number;
  /** Where it stands, of a draft. */
  readonly note?: ReactNode;
}

/** An article in a full-width list: title as a heading, date, summary; a picture where there is one. */
export function ResultItem({ article, level, note }: ResultItemProps): ReactNode {
  return (
    <li className={cx(styles["item"], article.image !== undefined && styles["withPicture"])}>
      <Heading level={level} className={styles["title"]}>
        <TitleLink href={article.href} text={article.title} />
      </Heading>
      <ArticleMeta article={article} className={styles["meta"]}>
        {note}
      </ArticleMeta>
      {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
      {article.image !== undefined && <ArticleImage src={article.image} shape="classic" className={styles["picture"]} />}
    </li>
  );
}
