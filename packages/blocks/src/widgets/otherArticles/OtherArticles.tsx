import type { ReactNode } from "react";
import { type WidgetProps } from "@portal/react";
import { ArticleListItem } from "../../ui/ArticleListItem.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { otherArticlesTexts } from "./texts.ts";
import styles from "./OtherArticles.module.css";

/** Newest other articles of the article's category. */
export function OtherArticles({ node, page, content: { others = [] } }: WidgetProps<"category">): ReactNode {
  const t = useTexts(otherArticlesTexts);
  if (others.length === 0) return null;
  return (
    <section className={styles["others"]}>
      <SectionHeading level={node.headingLevel ?? 2} text={t("otherArticles.title")} />
      <ul className={styles["list"]}>
        {others.map((article, index) => (
          <ArticleListItem key={index} article={article} picture={article.image !== undefined} />
        ))}
      </ul>
      {page.category && (
        <p className={styles["all"]}>
          <SafeLink href={page.category.href}>{t("otherArticles.all", { name: page.category.name })}</SafeLink>
        </p>
      )}
    </section>
  );
}
