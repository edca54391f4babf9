import type { ReactNode } from "react";
import type { DocumentSummary } from "@portal/domain";
import { LegalStatusLine } from "../../ui/article/LegalStatusLine.tsx";
import { Day } from "../../ui/Day.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { TitleLink } from "../../ui/TitleLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import styles from "./DocumentItem.module.css";
import { documentsTexts } from "./texts.ts";

interface DocumentItemProps {
  readonly document: DocumentSummary;
  readonly level: number;
}

/** One document: title, number, issuer and day, whether it is in force. */
export function DocumentItem({ document, level }: DocumentItemProps): ReactNode {
  const t = useTexts(documentsTexts);
  const { href, title, summary, number, issuer, field, issuedOn, force } = document;
  return (
    <li className={styles["item"]}>
      <Heading level={level} className={styles["title"]}>
        <TitleLink href={href} text={title} />
      </Heading>
      <p className={styles["facts"]}>
        {number !== undefined && <span className={styles["number"]}>{number}</span>}
        {issuer !== undefined && <span>{issuer}</span>}
        {issuedOn !== undefined && (
          <span>
            {t("documents.issued")} <Day day={issuedOn} />
          </span>
        )}
        {field !== undefined && <span>{field}</span>}
      </p>
      {force !== undefined && (
        <p className={styles["force"]}>
          <LegalStatusLine status={document} />
        </p>
      )}
      {summary !== undefined && <p className={styles["summary"]}>{summary}</p>}
    </li>
  );
}
