import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { DateBlock } from "../ui/DateBlock.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./NoticeBoard.module.css";

/** Papers that the board has room for; pinned news has as many slots (spec §9). */
const PAPERS = 3;

/** A board with directives pinned to it, each a paper with its day as a calendar leaf. */
export function NoticeBoard({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category } = content;
  const articles = content.articles.slice(0, PAPERS);
  if (articles.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <div className={styles["board"]}>
        <SectionHeading level={block.headingLevel} text={category.name} href={category.href} seeAll />
        <ol className={styles["papers"]}>
          {articles.map((article, index) => (
            <li key={index} className={styles["paper"]}>
              <DateBlock iso={article.publishedAt} />
              <div className={styles["text"]}>
                <TitleLink href={article.href} text={article.title} covers className={styles["title"]} />
                {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
                <MediaBadge media={article.media} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
