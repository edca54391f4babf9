import type { ReactNode } from "react";
import { type ArticleBody, documentTypeNames, type LegalStatus } from "@portal/domain";
import { useHost } from "@portal/react";
import { Day } from "../Day.tsx";
import { isDate } from "../DateTime.tsx";
import { useTexts } from "../use-texts.ts";
import { LegalStatusLine } from "./LegalStatusLine.tsx";
import { legalTexts } from "./legal-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./DocumentFacts.module.css";

interface DocumentFactsProps {
  readonly document: Extract<ArticleBody, { kind: "document" }>;
  /** Of a legal document. */
  readonly status?: LegalStatus | undefined;
}

/** What an official document is known by; what is not known is left out. */
export function DocumentFacts({ document, status }: DocumentFactsProps): ReactNode {
  const { language } = useHost();
  const t = useTexts(articleTexts, legalTexts);
  const { type, number, issuer, field, issuedAt, effectiveAt, expiresAt, deadline } = document;
  const day = (iso: string | undefined): ReactNode => isDate(iso) && <Day day={iso} />;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t("legal.type"), type && documentTypeNames[language][type]],
    [t("article.number"), number],
    [t("article.issuer"), issuer],
    [t("legal.field"), field],
    [t(deadline === undefined ? "article.issuedAt" : "article.draftedAt"), day(issuedAt)],
    // With a status it says the same days in a sentence.
    [t("legal.status"), status?.force && <LegalStatusLine status={status} />],
    [t("article.effectiveAt"), status?.force === undefined && day(effectiveAt)],
    [t("article.expiresAt"), status?.force === undefined && day(expiresAt)],
    [t("article.deadline"), day(deadline)],
  ];
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles["facts"]}>
      {known.map(([term, value]) => (
        <div key={term} className={styles["row"]}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
