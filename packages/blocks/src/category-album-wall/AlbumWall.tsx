import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { ArticleMeta } from "../ui/ArticleMeta.tsx";
import { cx } from "../ui/cx.ts";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./AlbumWall.module.css";

/** How many hang two in a row, by the remainder of three: then the other rows hold three each, and no place stays empty. */
const inPairs = [0, 4, 2] as const;

/** Albums as prints on a wall, each with its name and day below. */
export function AlbumWall({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  const pairs = inPairs[articles.length % inPairs.length] ?? 0;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ul className={cx(styles["wall"], articles.length === 1 && styles["single"])}>
        {articles.map((article, index) => (
          <li key={index} className={cx(styles["print"], index < pairs && styles["pair"], (index === 0 || index === 3) && styles["wide"])}>
            <ArticleImage src={article.image} shape="classic" className={styles["picture"]} />
            <p className={styles["caption"]}>
              <TitleLink href={article.href} text={article.title} covers className={styles["title"]} />
              <ArticleMeta article={article} className={styles["meta"]} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
