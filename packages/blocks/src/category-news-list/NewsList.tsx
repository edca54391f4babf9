import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { DateTime } from "../ui/DateTime.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLine } from "../ui/TitleLine.tsx";
import styles from "./NewsList.module.css";

/** Dates in one column, titles in the other: for notices that are scanned by day. */
export function NewsList({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ul>
        {articles.map((article, index) => (
          <li key={index} className={styles["item"]}>
            <span className={styles["date"]}>
              <DateTime iso={article.publishedAt} />
            </span>
            <TitleLine article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
