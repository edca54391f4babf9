import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { DateTime } from "../ui/DateTime.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./ChangeLog.module.css";

/** Notices as the log of a system: a rail of dates, the newest marked, what changed beside them. */
export function ChangeLog({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={category.name} href={category.href} seeAll />
      <ol className={styles["log"]}>
        {articles.map((article, index) => (
          <li key={index} className={styles["entry"]}>
            <span className={styles["stamp"]}>
              <DateTime iso={article.publishedAt} />
            </span>
            <div className={styles["change"]}>
              <TitleLink href={article.href} text={article.title} className={styles["title"]} />
              {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
              <MediaBadge media={article.media} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
