import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./Photos.module.css";

/** One large picture and up to four small ones: what fills the mosaic without holes. */
const SHOWN = 5;
const whole = new Set([1, 3, 5]);

/** Albums as a mosaic of pictures, each with its title on a solid strip. */
export function Photos({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category } = content;
  const articles = content.articles.slice(0, SHOWN);
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ul className={cx(styles["mosaic"], whole.has(articles.length) && styles["leads"], articles.length === 1 && styles["single"])}>
        {articles.map((article, index) => (
          <li key={index} className={styles["tile"]}>
            <ArticleImage src={article.image} shape="classic" className={styles["picture"]} />
            <p className={styles["caption"]}>
              {article.media === "photos" && <Icon name="photos" />}
              {article.media === "infographic" && <Icon name="picture" />}
              <TitleLink href={article.href} text={article.title} covers className={styles["link"]} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
