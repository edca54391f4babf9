import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { useHost } from "@portal/react";
import { articleMeta } from "./ArticleMeta.tsx";
import { articleImage } from "./ArticleImage.tsx";
import { headingTag } from "./Heading.tsx";
import { titleLink } from "./TitleLink.tsx";
import styles from "./ArticleCard.module.css";

interface ArticleCardProps {
  readonly article: ArticleSummary;
  /** Level of the title as a heading. */
  readonly level: number;
  readonly summary?: boolean;
  /** False leaves the picture out, placeholder and all. */
  readonly withPicture?: boolean;
}

/** Picture above title, date and summary. One link: its area covers the whole card. */
export function ArticleCard({ article, level, summary = true, withPicture = true }: ArticleCardProps): ReactNode {
  const host = useHost();
  const Title = headingTag(level);
  return (
    <article className={styles["card"]}>
      {withPicture && articleImage({ src: article.image, shape: "wide" })}
      <Title className={styles["title"]}>{titleLink({ href: article.href, text: article.title, covers: true }, host)}</Title>
      {articleMeta({ article }, host)}
      {summary && article.summary && <p className={styles["summary"]}>{article.summary}</p>}
    </article>
  );
}
