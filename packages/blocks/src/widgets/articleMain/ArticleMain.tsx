import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { ArticleBody } from "../../ui/article/ArticleBody.tsx";
import { ArticleCredits } from "../../ui/article/ArticleCredits.tsx";
import styles from "./ArticleMain.module.css";

/** What the current article holds, of any kind, without its heading. */
export function ArticleMain({ node, page: { article } }: WidgetProps<"article">): ReactNode {
  if (!article) return null;
  return (
    <div className={styles["main"]}>
      <ArticleBody id={node.id} article={article} />
      <ArticleCredits article={article} />
    </div>
  );
}
