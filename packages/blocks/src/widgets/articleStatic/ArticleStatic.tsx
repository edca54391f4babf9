import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { ArticleBody } from "../../ui/article/ArticleBody.tsx";
import { ArticleContents } from "../../ui/article/ArticleContents.tsx";
import { Name } from "../../ui/Name.tsx";
import styles from "./ArticleStatic.module.css";

/** An article that is a page of the site rather than news: no date, no author, its contents at the top. */
export function ArticleStatic({ node, page: { article } }: WidgetProps<"article">): ReactNode {
  if (!article) return null;
  return (
    <article className={styles["page"]}>
      <h1 className={styles["title"]}>
        <Name text={article.title} />
      </h1>
      {article.summary && <p className={styles["lead"]}>{article.summary}</p>}
      <ArticleContents id={node.id} article={article} level={2} />
      <ArticleBody id={node.id} article={article} />
    </article>
  );
}
