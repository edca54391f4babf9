import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleListItem } from "../ui/ArticleListItem.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import styles from "./CategoryDefault.module.css";

/** A category's newest articles as a compact list; the first one with its picture where it has one. */
export function CategoryDefault({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={category.name} href={category.href} seeAll />
      <ul className={styles["list"]}>
        {articles.map((article, index) => (
          <ArticleListItem key={index} article={article} picture={index === 0 && article.image !== undefined} className={styles["item"]} />
        ))}
      </ul>
    </section>
  );
}
