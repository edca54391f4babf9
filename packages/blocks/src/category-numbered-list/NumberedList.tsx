import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./NumberedList.module.css";

/** Points by number: the first at full width, the others in two columns. */
export function NumberedList({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ol className={styles["list"]}>
        {articles.map((article, index) => (
          <li key={index} className={styles["item"]}>
            <ArticleEntry article={article} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
