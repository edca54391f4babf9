import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./PinnedNews.module.css";

/** Slots for pinned news (spec §9). */
const PINNED = 3;

/** What editors keep in view: three titles on a note with a golden edge. */
export function PinnedNews({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const articles = content.articles.slice(0, PINNED);
  if (articles.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <div className={styles["note"]}>
        <Heading level={block.headingLevel} className={styles["heading"]}>
          <Icon name="pin" />
          <TitleLink href={content.category.href} text={content.category.name} className={styles["name"]} />
        </Heading>
        <ol className={styles["list"]}>
          {articles.map((article, index) => (
            <li key={index} className={styles["item"]}>
              <ArticleEntry article={article} summary={false} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
