import type { ReactNode } from "react";
import type { ArticleBody } from "@portal/core";
import { useHost } from "@portal/react";
import { DateTime, isDate } from "../../ui/DateTime.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { FileLink } from "./FileLink.tsx";
import { Prose } from "../../ui/Prose.tsx";
import styles from "./DocumentBody.module.css";

interface DocumentBodyProps {
  readonly document: Extract<ArticleBody, { kind: "document" }>;
  readonly level: number;
}

/** An official document: what it is, its files, its text. */
export function DocumentBody({ document, level }: DocumentBodyProps): ReactNode {
  const { t } = useHost();
  const { number, issuer, issuedAt, effectiveAt, files } = document;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t("article.number"), number],
    [t("article.issuer"), issuer],
    [t("article.issuedAt"), isDate(issuedAt) && <DateTime iso={issuedAt} />],
    [t("article.effectiveAt"), isDate(effectiveAt) && <DateTime iso={effectiveAt} />],
  ];
  const known = rows.filter(([, value]) => value);
  return (
    <>
      {known.length > 0 && (
        <dl className={styles["facts"]}>
          {known.map(([term, value]) => (
            <div key={term} className={styles["row"]}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <section className={styles["files"]}>
          <Heading level={level} className={styles["title"]}>
            {t("article.files")}
          </Heading>
          <ul className={styles["list"]}>
            {files.map((file, index) => (
              <li key={index}>
                <Icon name="file" />
                <FileLink href={file.href} fileName={file.fileName} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Prose html={document.html} name="article" />
    </>
  );
}
