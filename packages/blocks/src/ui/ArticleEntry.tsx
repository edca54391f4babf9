import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { ArticleMeta } from "./ArticleMeta.tsx";
import { MediaBadge } from "./MediaBadge.tsx";
import { TitleLink } from "./TitleLink.tsx";
import styles from "./ArticleEntry.module.css";

interface ArticleEntryProps {
  readonly article: ArticleSummary;
  /** False where the day stands elsewhere. */
  readonly dated?: boolean;
  readonly summary?: boolean;
  /** Its target is all that stands around it, as `TitleLink` has it. */
  readonly covers?: boolean;
}

/** What most lists say of an article: title, summary, day. Sizes are the list's: see the properties in the styles. */
export function ArticleEntry({ article, dated = true, summary = true, covers = false }: ArticleEntryProps): ReactNode {
  return (
    <>
      <TitleLink href={article.href} text={article.title} covers={covers} className={styles["title"]} />
      {summary && article.summary && <p className={styles["summary"]}>{article.summary}</p>}
      {dated ? <ArticleMeta article={article} /> : <MediaBadge media={article.media} />}
    </>
  );
}
