import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { useHost } from "@portal/react";
import { articleMeta } from "./ArticleMeta.tsx";
import { mediaBadge } from "./MediaBadge.tsx";
import { titleLink } from "./TitleLink.tsx";
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
  const host = useHost();
  return (
    <>
      {titleLink({ href: article.href, text: article.title, covers, className: styles["title"] }, host)}
      {summary && article.summary && <p className={styles["summary"]}>{article.summary}</p>}
      {dated ? articleMeta({ article }, host) : mediaBadge(article.media, host)}
    </>
  );
}
