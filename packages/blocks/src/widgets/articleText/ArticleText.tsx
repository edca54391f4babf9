import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { ArticleCredits } from "../../ui/article/ArticleCredits.tsx";
import { Prose } from "../../ui/Prose.tsx";
import styles from "./ArticleText.module.css";

/** The text of the current article alone: a document's abstract, what accompanies a video. */
export function ArticleText({ page: { article } }: WidgetProps<"article">): ReactNode {
  if (!article) return null;
  return (
    <div className={styles["text"]}>
      {"html" in article.body && <Prose html={article.body.html} name="article" />}
      <ArticleCredits article={article} />
    </div>
  );
}
