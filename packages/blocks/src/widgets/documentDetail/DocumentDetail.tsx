import type { ReactNode } from "react";
import { citationOf } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { DocumentFacts } from "../../ui/article/DocumentFacts.tsx";
import { articleTexts } from "../../ui/article/texts.ts";
import { useTexts } from "../../ui/use-texts.ts";
import styles from "./DocumentDetail.module.css";

/** Number, issuer, dates and legal force of the current document, and how legal texts refer to it. */
export function DocumentDetail({ page: { article }, content: { legal } }: WidgetProps<"article">): ReactNode {
  const { language } = useHost();
  const t = useTexts(articleTexts);
  if (article?.body.kind !== "document") return null;
  const { body, title } = article;
  const citation = body.deadline === undefined ? citationOf({ ...body, title, issuedOn: body.issuedAt }, language) : undefined;
  return (
    <>
      <DocumentFacts document={body} status={legal} />
      {citation !== undefined && (
        <div className={styles["citation"]}>
          <p className={styles["label"]}>{t("article.citation")}</p>
          <p className={styles["text"]}>{citation}</p>
        </div>
      )}
    </>
  );
}
