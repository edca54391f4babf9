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
  const { body } = article;
  // Where the text brings pictures of its own, they show what there is to see.
  const cover = body.kind === "richText" && !/<(?:img|video)\b/i.test(body.html) ? article.image : undefined;
  return (
    <article className={styles["article"]}>
      <ArticleHeader article={article} category={page.category} />
      {cover !== undefined && (
        <ArticleImage src={cover} shape="wide" first drawnWidth="(min-width: 44rem) 672px, 100vw" className={styles["cover"]} />
      )}
      <div className={styles["body"]}>
        <ArticleBody id={node.id} article={article} />
      </div>
      <ArticleCredits article={article} />
    </article>
  );
}
