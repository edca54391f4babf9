import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "./ArticleEntry.tsx";
import { ArticleImage } from "./ArticleImage.tsx";
import { LeadText } from "./LeadText.tsx";

interface PictureLeadProps extends BlockProps<CategoryContent> {
  /** The block's style sheet: block, lead, picture, panel, more, item. */
  readonly styles: Readonly<Record<string, string>>;
  /** Of the picture, as the style sheet draws it (ArticleImage). */
  readonly drawnWidth: string;
}

/** Articles below the lead. */
const MORE = 4;

/** A page's lead: one article large with its picture, then up to four more. Where they stand is the block's style sheet's to say. */
export function PictureLead({ block, content: { category, articles }, styles, drawnWidth }: PictureLeadProps): ReactNode {
  const [lead, ...others] = articles;
  if (!lead) return null;
  return (
    <section className={styles["block"]}>
      <article className={styles["lead"]}>
        <ArticleImage src={lead.image} shape="wide" first drawnWidth={drawnWidth} className={styles["picture"]} />
        <LeadText category={category} article={lead} level={block.headingLevel} className={styles["panel"]} />
      </article>
      {others.length > 0 && (
        <ul className={styles["more"]}>
          {others.slice(0, MORE).map((article, index) => (
            <li key={index} className={styles["item"]}>
              <ArticleEntry article={article} summary={false} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
