import type { ReactNode } from "react";
import type { Article } from "@portal/domain";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./ArticleCredits.module.css";

/** Author and source, below the text. */
export function ArticleCredits({ article: { author, source } }: { readonly article: Article }): ReactNode {
  const t = useTexts(articleTexts);
  if (!author && !source) return null;
  return (
    <footer className={styles["credits"]}>
      {author && <p>{t("article.author", { name: author })}</p>}
      {source && <p>{t("article.source", { name: source })}</p>}
    </footer>
  );
}
