import type { ReactNode } from "react";
import type { ArticleSummary, CategoryContent } from "@portal/core";
import { type BlockProps, useHost } from "@portal/react";
import { DateTime, isDate } from "../ui/DateTime.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLine } from "../ui/TitleLine.tsx";
import { useDays } from "../ui/use-days.ts";
import styles from "./NewsTimeline.module.css";

/** The newsroom's running order: day by day, every item with its time on one line down the column. It never moves by itself. */
export function NewsTimeline({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  const days = useDays(articles);
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ol className={styles["days"]}>
        {days.map(({ items }, index) => (
          <li key={index} className={styles["day"]}>
            <DateTime iso={items[0].publishedAt} className={styles["date"]} />
            <ul>
              {items.map((article, at) => (
                <li key={at} className={styles["item"]}>
                  <Time article={article} />
                  <TitleLine article={article} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Of the day above, hours and minutes. */
function Time({ article: { publishedAt } }: { readonly article: ArticleSummary }): ReactNode {
  const { format } = useHost();
  return (
    <span className={styles["time"]}>
      {isDate(publishedAt) && <time dateTime={publishedAt}>{format.dateTime(publishedAt).split(" ").at(-1)}</time>}
    </span>
  );
}
