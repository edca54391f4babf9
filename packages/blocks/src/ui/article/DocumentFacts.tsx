import type { ReactNode } from "react";
import type { ArticleBody } from "@portal/domain";
import { DateTime, isDate } from "../DateTime.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./DocumentFacts.module.css";

interface DocumentFactsProps {
  readonly document: Extract<ArticleBody, { kind: "document" }>;
}

/** What an official document is known by; what is not known is left out. */
export function DocumentFacts({ document }: DocumentFactsProps): ReactNode {
  const t = useTexts(articleTexts);
  const { number, issuer, issuedAt, effectiveAt, deadline } = document;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t("article.number"), number],
    [t("article.issuer"), issuer],
    [t(deadline === undefined ? "article.issuedAt" : "article.draftedAt"), isDate(issuedAt) && <DateTime iso={issuedAt} />],
    [t("article.effectiveAt"), isDate(effectiveAt) && <DateTime iso={effectiveAt} />],
    [t("article.deadline"), isDate(deadline) && <DateTime iso={deadline} />],
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
