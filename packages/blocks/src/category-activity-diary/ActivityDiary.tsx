import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import { type BlockProps, useHost } from "@portal/react";
import { DateBlock } from "../ui/DateBlock.tsx";
import { isDate } from "../ui/DateTime.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
import { runsOf } from "../ui/runs.ts";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./ActivityDiary.module.css";

/** A diary: each day as a calendar leaf on one line, beside it what was done on it. */
export function ActivityDiary({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { format } = useHost();
  const { category, articles } = content;
  if (articles.length === 0) return null;
  const days = runsOf(articles, ({ publishedAt }) => (isDate(publishedAt) ? format.date(publishedAt) : ""));
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={category.name} href={category.href} seeAll />
      <ol>
        {days.map(({ items }, index) => (
          <li key={index} className={styles["day"]}>
            <div className={styles["leaf"]}>
              <DateBlock iso={items[0].publishedAt} />
            </div>
            <ul className={styles["entries"]}>
              {items.map((article, at) => (
                <li key={at}>
                  <TitleLink href={article.href} text={article.title} className={styles["title"]} />
                  {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
                  <MediaBadge media={article.media} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
