import type { ReactNode } from "react";
import type { Language } from "@portal/core";
import { ministryPages } from "@portal/domain";
import { useHost } from "@portal/react";
import { Heading } from "../../ui/Heading.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { questionsTexts } from "./texts.ts";
import styles from "./AskQuestion.module.css";

interface AskQuestionProps {
  readonly id: string;
  readonly language: Language;
  readonly level: number;
}

/** The ways on from the list: to ask, and to see where an own question stands. */
export function AskQuestion({ id, language, level }: AskQuestionProps): ReactNode {
  const { Link } = useHost();
  const t = useTexts(questionsTexts);
  const ways = ministryPages[language];
  return (
    <Notice id={id}>
      <Heading level={level} className={styles["title"]}>
        {t("questions.askTitle")}
      </Heading>
      <p>{t("questions.askHint")}</p>
      <p>
        <Link href={ways.questionAsk}>{t("questions.ask")}</Link>
      </p>
      <p>
        <Link href={ways.questionStatus}>{t("questions.status")}</Link>
      </p>
    </Notice>
  );
}
