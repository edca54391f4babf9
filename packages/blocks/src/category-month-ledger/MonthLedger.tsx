import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import { type BlockProps, useHost } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { isDate } from "../ui/DateTime.tsx";
import { groupConsecutive } from "../ui/group-consecutive.ts";
import { Section } from "../ui/Section.tsx";
import styles from "./MonthLedger.module.css";

/** A ledger: the month large in its margin, beside it the documents of that month. */
export function MonthLedger({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { format } = useHost();
  const { category, articles } = content;
  if (articles.length === 0) return null;
  // DD/MM/YYYY in both languages (spec §9).
  const months = groupConsecutive(articles, ({ publishedAt }) => (isDate(publishedAt) ? format.date(publishedAt).slice(3) : ""));
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ol>
        {months.map(({ label, items }, index) => (
          <li key={index} className={styles["month"]}>
            <p className={styles["margin"]}>
              <span className={styles["number"]}>{label.slice(0, 2)}</span>
              {label.slice(2)}
            </p>
            <ul className={styles["entries"]}>
              {items.map((article, at) => (
                <li key={at} className={styles["entry"]}>
                  <ArticleEntry article={article} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
