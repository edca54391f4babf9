import type { ReactNode } from "react";
import type { ArticleSummary, CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { cx } from "../ui/cx.ts";
import { Section } from "../ui/Section.tsx";
import styles from "./Statements.module.css";

/** What was said, before where it was said: a sentence of each speech, the newest large beside its portrait. */
export function Statements({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  const [lead, ...rest] = articles;
  if (!lead) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <div className={cx(styles["lead"], lead.image !== undefined && styles["pictured"])}>
        {lead.image !== undefined && <ArticleImage src={lead.image} shape="square" className={styles["portrait"]} />}
        <Statement article={lead} />
      </div>
      {rest.length > 0 && (
        <ul className={styles["more"]}>
          {rest.map((article, index) => (
            <li key={index} className={styles["one"]}>
              <Statement article={article} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Statement({ article }: { readonly article: ArticleSummary }): ReactNode {
  return (
    <figure className={styles["statement"]}>
      {article.summary && (
        <blockquote className={styles["words"]}>
          <p className={styles["sentence"]}>{article.summary}</p>
        </blockquote>
      )}
      <figcaption className={styles["source"]}>
        <ArticleEntry article={article} summary={false} />
      </figcaption>
    </figure>
  );
}
