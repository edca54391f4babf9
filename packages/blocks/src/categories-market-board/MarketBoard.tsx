import type { ReactNode } from "react";
import type { CategoriesContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { DateTime } from "../ui/DateTime.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
import { Name } from "../ui/Name.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./MarketBoard.module.css";
import { newestFirst } from "./newest-first.ts";

/** Lines of the board. */
const ROWS = 8;

/** What the market is told, in one dense list by day: date, what it says, where it belongs. The sections stand above. */
export function MarketBoard({ block, content }: BlockProps<CategoriesContent>): ReactNode {
  if (content.categories.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={block.label} />
      <ul className={styles["sections"]}>
        {content.categories.map(({ category }, index) => (
          <li key={index}>
            <SafeLink href={category.href} className={styles["section"]}>
              <Name text={category.name} />
            </SafeLink>
          </li>
        ))}
      </ul>
      <ol className={styles["board"]}>
        {newestFirst(content, ROWS).map(({ category, article }, index) => (
          <li key={index} className={styles["row"]}>
            <span className={styles["date"]}>
              <DateTime iso={article.publishedAt} />
            </span>
            <div className={styles["what"]}>
              <TitleLink href={article.href} text={article.title} className={styles["title"]} />
              {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
            </div>
            <p className={styles["where"]}>
              <Name text={category.name} />
              <MediaBadge media={article.media} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
