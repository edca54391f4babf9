import type { ReactNode } from "react";
import type { CategoriesContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { Name } from "../ui/Name.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./MarketBoard.module.css";
import { newestFirst } from "./newest-first.ts";

/** Lines of the board. */
const ROWS = 8;

/** Announcements to the market, in one dense list by day: date, what it says, where it belongs. The sections stand above. */
export function MarketBoard({ block, content }: BlockProps<CategoriesContent>): ReactNode {
  if (content.categories.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
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
              <ArticleEntry article={article} dated={false} />
            </div>
            <p className={styles["where"]}>
              <Name text={category.name} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
