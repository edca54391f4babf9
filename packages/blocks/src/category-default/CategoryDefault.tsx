import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleListItem } from "../ui/ArticleListItem.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./CategoryDefault.module.css";

/** A category's newest articles as a compact list; the first one with its picture where it has one. */
export function CategoryDefault({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ul className={styles["list"]}>
        {articles.map((article, index) => (
          <ArticleListItem key={index} article={article} picture={index === 0 && article.image !== undefined} className={styles["item"]} />
        ))}
      </ul>
    </Section>
  );
}
