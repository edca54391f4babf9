import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { ArticleBody } from "../../ui/article/ArticleBody.tsx";
import { ArticleContents } from "../../ui/article/ArticleContents.tsx";
import { ArticleCredits } from "../../ui/article/ArticleCredits.tsx";
import { ArticleHeader } from "../../ui/article/ArticleHeader.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { articleReadingTexts } from "./texts.ts";
import { articleTexts } from "../../ui/article/texts.ts";
import styles from "./ArticleReading.module.css";

const sizes = ["normal", "large", "larger"] as const;

/** The current article and nothing beside it: reading time, text size, contents. The style sheet changes the size: no JavaScript needed. */
export function ArticleReading({ node, page }: WidgetProps<"article" | "category">): ReactNode {
  const { format } = useHost();
  const t = useTexts(articleReadingTexts, articleTexts);
  const { article, category } = page;
  if (!article) return null;
  const minutes = article.reading?.minutes;
  return (
    <article className={styles["reading"]}>
      <ArticleHeader article={article} category={category} />
      <div className={styles["tools"]}>
        {minutes !== undefined && <p>{t("article.minutes", { count: minutes, number: format.number(minutes) })}</p>}
        <div className={styles["sizes"]} role="radiogroup" aria-labelledby={`${node.id}-size`}>
          <span id={`${node.id}-size`}>{t("articleReading.size")}</span>
          {sizes.map((size) => (
            <span key={size} className={styles["size"]}>
              <input
                type="radio"
                className={styles[size]}
                name={`${node.id}-size`}
                id={`${node.id}-size-${size}`}
                defaultChecked={size === "normal"}
              />
              <label htmlFor={`${node.id}-size-${size}`}>{t(`articleReading.${size}`)}</label>
            </span>
          ))}
        </div>
      </div>
      <ArticleContents id={node.id} article={article} level={2} />
      <div className={styles["text"]}>
        <ArticleBody id={node.id} article={article} />
        <ArticleCredits article={article} />
      </div>
    </article>
  );
}
