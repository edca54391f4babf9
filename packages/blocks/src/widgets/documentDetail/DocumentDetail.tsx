import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { DocumentFacts } from "../../ui/article/DocumentFacts.tsx";

/** Number, issuer and dates of the current document. */
export function DocumentDetail({ page: { article } }: WidgetProps<"article">): ReactNode {
  return article?.body.kind === "document" ? <DocumentFacts document={article.body} /> : null;
}
