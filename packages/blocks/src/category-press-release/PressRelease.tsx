import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { DateBlock } from "../ui/DateBlock.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./PressRelease.module.css";

/** Press releases, each with its day as a calendar leaf. */
export function PressRelease({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ul className={styles["list"]}>
        {articles.map((article, index) => (
          <li key={index} className={styles["item"]}>
            <DateBlock iso={article.publishedAt} />
            <div className={styles["text"]}>
              <ArticleEntry article={article} dated={false} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
