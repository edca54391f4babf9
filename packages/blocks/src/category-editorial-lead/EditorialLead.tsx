import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { ArticleMeta } from "../ui/ArticleMeta.tsx";
import { cx } from "../ui/cx.ts";
import { Heading } from "../ui/Heading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./EditorialLead.module.css";

/** Characters from which a headline is set smaller. */
const LONG_TITLE = 90;
const MORE = 4;

/** A front page set in type: the lead as a large headline with its standfirst, further stories in columns below a rule. */
export function EditorialLead({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  const [lead, ...others] = articles;
  if (!lead) return null;
  const more = others.slice(0, MORE);
  return (
    <section className={styles["block"]}>
      <Heading level={block.headingLevel} className={styles["kicker"]}>
        <TitleLink href={category.href} text={category.name} className={styles["category"]} />
      </Heading>
      <article className={cx(styles["lead"], lead.image === undefined && styles["plain"])}>
        <div className={styles["text"]}>
          <Heading level={block.headingLevel + 1} className={cx(styles["title"], lead.title.length > LONG_TITLE && styles["longTitle"])}>
            <TitleLink href={lead.href} text={lead.title} covers className={styles["headline"]} />
          </Heading>
          {lead.summary && <p className={styles["standfirst"]}>{lead.summary}</p>}
          <ArticleMeta article={lead} className={styles["meta"]} />
        </div>
        {lead.image !== undefined && (
          <ArticleImage
            src={lead.image}
            shape="classic"
            first
            drawnWidth="(min-width: 60rem) 500px, (min-width: 44rem) 40vw, 100vw"
            className={styles["picture"]}
          />
        )}
      </article>
      {more.length > 0 && (
        <ul className={styles["more"]}>
          {more.map((article, index) => (
            <li key={index} className={styles["column"]}>
              <ArticleEntry article={article} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
