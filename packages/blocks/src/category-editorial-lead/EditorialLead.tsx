import type { ReactNode } from "react";
import type { ArticleSummary, CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { cx } from "../ui/cx.ts";
import { DateTime } from "../ui/DateTime.tsx";
import { Heading } from "../ui/Heading.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
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
          <p className={styles["meta"]}>
            <DateTime iso={lead.publishedAt} />
            <MediaBadge media={lead.media} />
          </p>
        </div>
        {lead.image !== undefined && <ArticleImage src={lead.image} shape="classic" first className={styles["picture"]} />}
      </article>
      {more.length > 0 && (
        <ul className={styles["more"]}>
          {more.map((article, index) => (
            <Column key={index} article={article} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Column({ article }: { readonly article: ArticleSummary }): ReactNode {
  return (
    <li className={styles["column"]}>
      <TitleLink href={article.href} text={article.title} className={cx(styles["headline"], styles["columnTitle"])} />
      {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
      <DateTime iso={article.publishedAt} className={styles["date"]} />
    </li>
  );
}
