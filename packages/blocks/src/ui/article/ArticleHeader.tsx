import type { ReactNode } from "react";
import type { CategorySummary } from "@portal/core";
import type { Article } from "@portal/domain";
import { DateTime } from "../DateTime.tsx";
import { Name } from "../Name.tsx";
import { SafeLink } from "../SafeLink.tsx";
import { ArticleChanges } from "./ArticleChanges.tsx";
import { ShareTools } from "./ShareTools.tsx";
import styles from "./ArticleHeader.module.css";

interface ArticleHeaderProps {
  readonly article: Article;
  readonly category: CategorySummary | undefined;
}

/** Title, date, category, how to pass it on, what was changed since, and the summary as the lead. */
export function ArticleHeader({ article, category }: ArticleHeaderProps): ReactNode {
  return (
    <header className={styles["header"]}>
      <h1 className={styles["title"]}>
        <Name text={article.title} />
      </h1>
      <div className={styles["line"]}>
        <p className={styles["meta"]}>
          <DateTime iso={article.publishedAt} withTime />
          {category && <SafeLink href={category.href}>{category.name}</SafeLink>}
        </p>
        <ShareTools title={article.title} />
      </div>
      <ArticleChanges changes={article.changes} />
      {article.summary && <p className={styles["lead"]}>{article.summary}</p>}
    </header>
  );
}
