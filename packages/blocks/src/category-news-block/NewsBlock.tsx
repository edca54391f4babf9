import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleCard } from "../ui/ArticleCard.tsx";
import { ArticleList } from "../ui/ArticleList.tsx";
import { cx } from "../ui/cx.ts";
import { Section } from "../ui/Section.tsx";
import styles from "./NewsBlock.module.css";

/** A category's lead with its picture, the rest as a list beside it. */
export function NewsBlock({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  const [lead, ...rest] = articles;
  if (!lead) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <div className={cx(styles["columns"], rest.length === 0 && styles["alone"])}>
        <ArticleCard article={lead} level={block.headingLevel + 1} />
        <ArticleList articles={rest} className={styles["list"]} />
      </div>
    </Section>
  );
}
