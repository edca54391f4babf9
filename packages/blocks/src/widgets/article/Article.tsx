import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { ArticleBody } from "../../ui/article/ArticleBody.tsx";
import { ArticleCredits } from "../../ui/article/ArticleCredits.tsx";
import { ArticleHeader } from "../../ui/article/ArticleHeader.tsx";
import { ArticleImage } from "../../ui/ArticleImage.tsx";
import styles from "./Article.module.css";

/** The current article of any type, with its heading. */
export function Article({ node, page }: WidgetProps<"article" | "category">): ReactNode {
  if (!page.article) return null;
  const { article } = page;
  return (
    <article className={styles["article"]}>
      <ArticleHeader article={article} category={page.category} />
      {article.body.kind === "richText" && article.image !== undefined && (
        // The style sheet leaves it out where the text brings pictures of its own.
        <ArticleImage src={article.image} shape="wide" className={styles["cover"]} />
      )}
      <div className={styles["body"]}>
        <ArticleBody id={node.id} article={article} />
      </div>
      <ArticleCredits article={article} />
    </article>
  );
}
