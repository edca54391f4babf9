import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { DateBlock } from "../ui/DateBlock.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
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
                <ArticleEntry article={article} dated={false} covers />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
