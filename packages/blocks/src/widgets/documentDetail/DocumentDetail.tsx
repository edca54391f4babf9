import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { DocumentFacts } from "../../ui/article/DocumentFacts.tsx";

/** Number, issuer and days of the current document. */
export function DocumentDetail({ page: { article } }: WidgetProps<"article">): ReactNode {
  return article?.body.kind === "document" && <DocumentFacts document={article.body} />;
}
