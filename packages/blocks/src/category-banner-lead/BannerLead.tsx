import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { LeadText } from "../ui/LeadText.tsx";
import styles from "./BannerLead.module.css";

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
