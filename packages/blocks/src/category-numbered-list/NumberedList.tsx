import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { DateTime } from "../ui/DateTime.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./NumberedList.module.css";

/** Points by number: the first at full width, the others in two columns. */
export function NumberedList({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={category.name} href={category.href} seeAll />
      <ol className={styles["list"]}>
        {articles.map((article, index) => (
          <li key={index} className={styles["item"]}>
            <TitleLink href={article.href} text={article.title} className={styles["title"]} />
            {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
            <p className={styles["meta"]}>
              <DateTime iso={article.publishedAt} />
              <MediaBadge media={article.media} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
