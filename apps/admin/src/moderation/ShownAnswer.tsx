import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HtmlField } from "../rich-text/HtmlField.tsx";
import type { Answer } from "./AnswerFields.tsx";
import styles from "./moderation.module.css";

/** An answer as visitors read it; links in it lead nowhere from here. */
export function ShownAnswer({ answer: { html, unit } }: { readonly answer: Answer }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <HtmlField label={t("answer.shown")} hint={undefined} value={html} isReadOnly onChange={() => undefined} />
      <p className={styles["by"]}>{t("answer.by", { unit })}</p>
    </>
  );
}
