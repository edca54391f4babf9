import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { cx } from "../ui/cx.ts";
import { DateTime } from "../ui/DateTime.tsx";
import { Heading } from "../ui/Heading.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./BannerLead.module.css";

/** Characters from which a title is set smaller. */
const LONG_TITLE = 110;
const MORE = 4;

/** A wide picture, the lead on a panel that reaches into it, further news as a strip below. */
export function BannerLead({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  const [lead, ...others] = articles;
  if (!lead) return null;
  const more = others.slice(0, MORE);
  return (
    <section className={styles["block"]}>
      <article className={styles["lead"]}>
        <ArticleImage src={lead.image} shape="wide" first className={styles["picture"]} />
        <div className={styles["panel"]}>
          <Heading level={block.headingLevel} className={styles["kicker"]}>
            <TitleLink href={category.href} text={category.name} className={styles["category"]} />
          </Heading>
          <Heading level={block.headingLevel + 1} className={cx(styles["title"], lead.title.length > LONG_TITLE && styles["longTitle"])}>
            <TitleLink href={lead.href} text={lead.title} covers />
          </Heading>
          {lead.summary && <p className={styles["summary"]}>{lead.summary}</p>}
          <p className={styles["meta"]}>
            <DateTime iso={lead.publishedAt} />
            <MediaBadge media={lead.media} />
          </p>
        </div>
      </article>
      {more.length > 0 && (
        <ul className={styles["more"]}>
          {more.map((article, index) => (
            <li key={index} className={styles["item"]}>
              <TitleLink href={article.href} text={article.title} className={styles["itemLink"]} />
              <DateTime iso={article.publishedAt} className={styles["date"]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
