import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { cx } from "../ui/cx.ts";
import { LeadText } from "../ui/LeadText.tsx";
import styles from "./LeadNews.module.css";

/** The page's lead: one large article with its picture on the ministry's blue, then up to four more. Static; nothing moves by itself. */
export function LeadNews({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  const [lead, ...others] = articles;
  if (!lead) return null;
  const more = others.slice(0, 4);
  return (
    <section className={styles["block"]}>
      <article className={cx(styles["lead"], "surface-ink")}>
        <ArticleImage src={lead.image} shape="wide" first className={styles["picture"]} />
        <LeadText category={category} article={lead} level={block.headingLevel} className={styles["panel"]} />
      </article>
      {more.length > 0 && (
        <ul className={styles["more"]}>
          {more.map((article, index) => (
            <li key={index} className={styles["item"]}>
              <ArticleEntry article={article} summary={false} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
