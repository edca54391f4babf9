import type { ReactNode } from "react";
import { type Language, ministryPages } from "@portal/core";
import { useHost } from "@portal/react";
import { Heading } from "../../ui/Heading.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./AskQuestion.module.css";

interface AskQuestionProps {
  readonly id: string;
  readonly language: Language;
  readonly level: number;
}

/** How to ask while there is no form: said as it is, with a way that works today. */
export function AskQuestion({ id, language, level }: AskQuestionProps): ReactNode {
  const { t, Link } = useHost();
  return (
    <Notice id={id}>
      <Heading level={level} className={styles["title"]}>
        {t("questions.ask")}
      </Heading>
      <p>{t("questions.askLater")}</p>
      <p>
        <Link href={ministryPages[language].contacts}>{t("questions.contact")}</Link>
      </p>
    </Notice>
  );
}
