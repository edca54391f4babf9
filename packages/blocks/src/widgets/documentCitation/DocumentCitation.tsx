import type { ReactNode } from "react";
import { citationOf } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { useTexts } from "../../ui/use-texts.ts";
import styles from "./DocumentCitation.module.css";
import { documentCitationTexts } from "./texts.ts";

/** How legal texts refer to the current document. */
export function DocumentCitation({ page: { article } }: WidgetProps<"article">): ReactNode {
  const { language } = useHost();
  const t = useTexts(documentCitationTexts);
  if (article?.body.kind !== "document" || article.body.deadline !== undefined) return null;
  const { body, title } = article;
  const citation = citationOf({ ...body, title, issuedOn: body.issuedAt }, language);
  if (citation === undefined) return null;
  return (
    <div className={styles["citation"]}>
      <p className={styles["label"]}>{t("documentCitation.label")}</p>
      <p className={styles["text"]}>{citation}</p>
    </div>
  );
}
