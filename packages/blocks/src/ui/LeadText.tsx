import type { ReactNode } from "react";
import type { ArticleSummary, CategorySummary } from "@portal/core";
import { ArticleMeta } from "./ArticleMeta.tsx";
import { cx } from "./cx.ts";
import { Heading } from "./Heading.tsx";
import { TitleLink } from "./TitleLink.tsx";
import styles from "./LeadText.module.css";

/** Characters from which a title is set smaller, so that it does not outgrow its picture. */
const LONG_TITLE = 110;

interface LeadTextProps {
  readonly category: CategorySummary;
  readonly article: ArticleSummary;
  /** Level of the category's name as a heading; the title is one below. */
  readonly level: number;
  readonly className?: string | undefined;
}

/** What stands beside or on the picture of a page's lead: category, large title, summary. The title's link covers the whole lead. */
export function LeadText({ category, article, level, className }: LeadTextProps): ReactNode {
  return (
    <div className={className}>
      <Heading level={level} className={styles["kicker"]}>
        <TitleLink href={category.href} text={category.name} className={styles["category"]} />
      </Heading>
      <Heading level={level + 1} className={cx(styles["title"], article.title.length > LONG_TITLE && styles["long"])}>
        <TitleLink href={article.href} text={article.title} covers />
      </Heading>
      {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
      <ArticleMeta article={article} className={styles["meta"]} />
    </div>
  );
}
