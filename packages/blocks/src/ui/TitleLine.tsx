import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { useHost } from "@portal/react";
import { mediaBadge } from "./MediaBadge.tsx";
import { titleLink } from "./TitleLink.tsx";
import styles from "./TitleLine.module.css";

/** A headline in running order, with what it holds at its end; its date stands beside it. */
export function TitleLine({ article }: { readonly article: ArticleSummary }): ReactNode {
  const host = useHost();
  return (
    <span className={styles["line"]}>
      {titleLink({ href: article.href, text: article.title, className: styles["title"] }, host)}
      {mediaBadge(article.media, host)}
    </span>
  );
}
