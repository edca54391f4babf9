import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { DateBlock } from "../ui/DateBlock.tsx";
import { useDays } from "../ui/use-days.ts";
import { Section } from "../ui/Section.tsx";
import styles from "./ActivityDiary.module.css";

/** A diary: each day as a calendar leaf on one line, beside it what was done on it. */
export function ActivityDiary({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  const days = useDays(articles);
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ol>
        {days.map(({ items }, index) => (
          <li key={index} className={styles["day"]}>
            <div className={styles["leaf"]}>
              <DateBlock iso={items[0].publishedAt} />
            </div>
            <ul className={styles["entries"]}>
              {items.map((article, at) => (
                <li key={at}>
                  <ArticleEntry article={article} dated={false} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
