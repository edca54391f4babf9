import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { FactList } from "../../ui/article/FactList.tsx";
import { LegalStatusLine } from "../../ui/article/LegalStatusLine.tsx";
import { legalTexts } from "../../ui/article/legal-texts.ts";
import { StatedForce } from "../../ui/article/StatedForce.tsx";
import { useTexts } from "../../ui/use-texts.ts";

/** Whether the current document is in force; where it is no legal document, the days of its record. */
export function DocumentForce({ page: { article }, content: { legal } }: WidgetProps<"article">): ReactNode {
  const t = useTexts(legalTexts);
  if (article?.body.kind !== "document") return null;
  if (legal?.force === undefined) return <StatedForce body={article.body} />;
  return <FactList continues facts={[[t("legal.status"), <LegalStatusLine key="status" status={legal} />]]} />;
}
