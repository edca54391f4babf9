import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./GovernanceTimeline.module.css";

/** Decisions along a line of time, the newest first: down the page on a phone, across it where there is room. */
export function GovernanceTimeline({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ol className={styles["line"]}>
        {articles.map((article, index) => (
          <li key={index} className={styles["step"]}>
            <p className={styles["date"]}>
              <DateTime iso={article.publishedAt} />
            </p>
            <ArticleEntry article={article} dated={false} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
