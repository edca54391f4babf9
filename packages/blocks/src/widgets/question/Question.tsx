import type { ReactNode } from "react";
import { ministryPages, type Question as QuestionRecord } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { DateTime } from "../../ui/DateTime.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Name } from "../../ui/Name.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { QuestionList } from "../../ui/QuestionList.tsx";
import { QuestionMeta } from "../../ui/QuestionMeta.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { questionPageTexts } from "./texts.ts";
import styles from "./Question.module.css";

/** A question with its answer, who answered and when, and others of its field. The answer was sanitised when it was stored. */
export function Question({ page: { question, language } }: WidgetProps<"question" | "language">): ReactNode {
  const { Link } = useHost();
  const t = useTexts(questionPageTexts);
  if (!question) return null;
  return (
    <div className={styles["page"]}>
      <article className={styles["question"]}>
        <h1 className={styles["title"]}>
          <Name text={question.title} />
        </h1>
        <QuestionMeta question={question} />
        <section className={styles["asked"]}>
          <h2>{t("question.question")}</h2>
          {question.body.split(/\n+/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </section>
        <section className={styles["answer"]}>
          <h2>{t("question.answer")}</h2>
          {question.answer ? <Answer answer={question.answer} /> : <EmptyState>{t("question.noAnswer")}</EmptyState>}
        </section>
      </article>
      <aside className={styles["others"]} aria-label={t("question.related")}>
        {question.related.length > 0 && (
          <>
            <h2>{t("question.related")}</h2>
            <QuestionList questions={question.related} language={language} level={3} />
          </>
        )}
        <p>
          <Link href={ministryPages[language].questionList}>{t("question.all")}</Link>
        </p>
      </aside>
    </div>
  );
}

function Answer({ answer: { html, at, unit } }: { readonly answer: NonNullable<QuestionRecord["answer"]> }): ReactNode {
  const t = useTexts(questionPageTexts);
  return (
    <>
      <Prose html={html} name="question" />
      <p className={styles["source"]}>
        <span>
          {t("question.unit")} <strong>{unit}</strong>
        </span>
        <span>
          {t("question.answeredAt")} <DateTime iso={at} />
        </span>
      </p>
    </>
  );
}
