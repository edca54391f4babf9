import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { textOf } from "./answer-html.ts";
import type { Answer } from "./AnswerFields.tsx";
import styles from "./moderation.module.css";

/** An answer as text: markup is shown, never carried out. */
export function ShownAnswer({ answer: { html, unit } }: { readonly answer: Answer }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles["text"]}>{textOf(html) ?? html}</p>
      <p className={styles["by"]}>{t("answer.by", { unit })}</p>
    </>
  );
}
