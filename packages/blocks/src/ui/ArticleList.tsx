import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { ArticleListItem } from "./ArticleListItem.tsx";

interface ArticleListProps {
  readonly articles: readonly ArticleSummary[];
  readonly className?: string | undefined;
  /** Of each item. */
  readonly itemClassName?: string | undefined;
}

/** Headlines one below the other; nothing where there are none. */
export function ArticleList({ articles, className, itemClassName }: ArticleListProps): ReactNode {
  if (articles.length === 0) return null;
  return (
    <ul className={className}>
      {articles.map((article, index) => (
        <ArticleListItem key={index} article={article} className={itemClassName} />
      ))}
    </ul>
  );
}
