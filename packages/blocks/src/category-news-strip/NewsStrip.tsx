import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { cx } from "../ui/cx.ts";
import { DateTime } from "../ui/DateTime.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./NewsStrip.module.css";

/** One line across the page: the category's name on blue at its start, then its newest articles side by side. */
export function NewsStrip({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <div className={styles["strip"]}>
        <div className={cx(styles["name"], "surface-ink")}>
          <Heading level={block.headingLevel} className={styles["heading"]}>
            <TitleLink href={category.href} text={category.name} covers />
          </Heading>
          <Icon name="arrow" />
        </div>
        <ol className={styles["items"]}>
          {articles.map((article, index) => (
            <li key={index} className={styles["item"]}>
              <DateTime iso={article.publishedAt} className={styles["date"]} />
              <ArticleEntry article={article} dated={false} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
