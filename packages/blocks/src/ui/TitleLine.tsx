import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { MediaBadge } from "./MediaBadge.tsx";
import { TitleLink } from "./TitleLink.tsx";
import styles from "./TitleLine.module.css";

/** A headline in running order, with what it holds at its end; its date stands beside it. */
export function TitleLine({ article }: { readonly article: ArticleSummary }): ReactNode {
  return (
    <span className={styles["line"]}>
      <TitleLink href={article.href} text={article.title} className={styles["title"]} />
      <MediaBadge media={article.media} />
    </span>
  );
}
