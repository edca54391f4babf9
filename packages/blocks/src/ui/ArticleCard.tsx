import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { cx } from "./cx.ts";
import { ArticleMeta } from "./ArticleMeta.tsx";
import { ArticleImage, type ImageShape } from "./ArticleImage.tsx";
import { Heading } from "./Heading.tsx";
import { TitleLink } from "./TitleLink.tsx";
import styles from "./ArticleCard.module.css";

interface ArticleCardProps {
  readonly article: ArticleSummary;
  /** Level of the title as a heading. */
  readonly level: number;
  readonly shape?: ImageShape;
  readonly size?: "normal" | "large";
  readonly summary?: boolean;
  /** False leaves the picture out, placeholder and all. */
  readonly withPicture?: boolean;
  /** The picture is among the first that are seen. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** Picture above title, date and summary. One link: its area covers the whole card. */
export function ArticleCard({
  article,
  level,
  shape = "wide",
  size = "normal",
  summary = true,
  withPicture = true,
  first = false,
  className,
}: ArticleCardProps): ReactNode {
  return (
    <article className={cx(styles["card"], size === "large" && styles["large"], className)}>
      {withPicture && <ArticleImage src={article.image} shape={shape} first={first} />}
      <Heading level={level} className={styles["title"]}>
        <TitleLink href={article.href} text={article.title} covers />
      </Heading>
      <ArticleMeta article={article} />
      {summary && article.summary && <p className={styles["summary"]}>{article.summary}</p>}
    </article>
  );
}
