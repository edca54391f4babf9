import type { ReactNode } from "react";
import type { Article } from "@portal/core";
import { useHost } from "@portal/react";
import styles from "./ArticleCredits.module.css";

/** Author and source, below the text. */
export function ArticleCredits({ article: { author, source } }: { readonly article: Article }): ReactNode {
  const { t } = useHost();
  if (!author && !source) return null;
  return (
    <footer className={styles["credits"]}>
      {author && <p>{t("article.author", { name: author })}</p>}
      {source && <p>{t("article.source", { name: source })}</p>}
    </footer>
  );
}
