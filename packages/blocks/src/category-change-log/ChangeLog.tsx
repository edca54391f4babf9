import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./ChangeLog.module.css";

/** Notices as the log of a system: a rail of dates, the newest marked, what changed beside them. */
export function ChangeLog({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ol className={styles["log"]}>
        {articles.map((article, index) => (
          <li key={index} className={styles["entry"]}>
            <span className={styles["stamp"]}>
              <DateTime iso={article.publishedAt} />
            </span>
            <div className={styles["change"]}>
              <ArticleEntry article={article} dated={false} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
