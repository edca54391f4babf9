import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { ArticleHeader } from "../../ui/article/ArticleHeader.tsx";

/** Title, date, category and summary of the current article: for views in which the rest stands elsewhere. */
export function ArticleHead({ page }: WidgetProps<"article" | "category">): ReactNode {
  return page.article ? <ArticleHeader article={page.article} category={page.category} /> : null;
}
