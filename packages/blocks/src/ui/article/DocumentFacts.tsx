import type { ReactNode } from "react";
import { type ArticleBody, documentTypeNames } from "@portal/domain";
import { useHost } from "@portal/react";
import { useTexts } from "../use-texts.ts";
import { dayFact, FactList } from "./FactList.tsx";
import { legalTexts } from "./legal-texts.ts";
import { articleTexts } from "./texts.ts";

interface DocumentFactsProps {
  readonly document: Extract<ArticleBody, { kind: "document" }>;
}

/** What an official document is known by, but for its days of force: StatedForce. */
export function DocumentFacts({ document }: DocumentFactsProps): ReactNode {
  const { language } = useHost();
  const t = useTexts(articleTexts, legalTexts);
  const { type, number, issuer, field, issuedAt, deadline } = document;
  return (
    <FactList
      facts={[
        [t("legal.type"), type && documentTypeNames[language][type]],
        [t("article.number"), number],
        [t("article.issuer"), issuer],
        [t("legal.field"), field],
        [t(deadline === undefined ? "article.issuedAt" : "article.draftedAt"), dayFact(issuedAt)],
        [t("article.deadline"), dayFact(deadline)],
      ]}
    />
  );
}
