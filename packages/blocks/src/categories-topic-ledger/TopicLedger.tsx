import type { ReactNode } from "react";
import type { CategoriesContent, CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleList } from "../ui/ArticleList.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./TopicLedger.module.css";

/** Headlines of each topic: two lines of two. */
const HEADLINES = 4;

/** News by topic as a ledger: one ruled line a topic, its name in the margin, its headlines side by side. */
export function TopicLedger({ block, content }: BlockProps<CategoriesContent>): ReactNode {
  if (content.categories.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label} className={styles["block"]}>
      <ol>
        {content.categories.map((one, index) => (
          <Topic key={index} content={one} level={block.headingLevel + 1} />
        ))}
      </ol>
    </Section>
  );
}

function Topic({ content: { category, articles }, level }: { readonly content: CategoryContent; readonly level: number }): ReactNode {
  return (
    <li className={styles["topic"]}>
      <div className={styles["margin"]}>
        <Heading level={level} className={styles["heading"]}>
          <TitleLink href={category.href} text={category.name} />
        </Heading>
        {category.description && <p className={styles["about"]}>{category.description}</p>}
      </div>
      <ArticleList articles={articles.slice(0, HEADLINES)} className={styles["headlines"]} itemClassName={styles["headline"]} />
    </li>
  );
}
