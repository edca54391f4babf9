import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { DateBlock } from "../ui/DateBlock.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./PressRelease.module.css";

/** Press releases, each with its day as a calendar leaf. */
export function PressRelease({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={category.name} href={category.href} seeAll />
      <ul className={styles["list"]}>
        {articles.map((article, index) => (
          <li key={index} className={styles["item"]}>
            <DateBlock iso={article.publishedAt} />
            <div className={styles["text"]}>
              <TitleLink href={article.href} text={article.title} className={styles["title"]} />
              {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
              <MediaBadge media={article.media} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
