import type { ReactNode } from "react";
import { EXACT_TOTAL, ministryPages, type QuestionsContent } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pathnameOf } from "../../ui/listing-query.ts";
import { Paging } from "../../ui/Paging.tsx";
import { QuestionList } from "../../ui/QuestionList.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { AskQuestion } from "./AskQuestion.tsx";
import { QuestionFilter } from "./QuestionFilter.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { questionsTexts } from "./texts.ts";
import styles from "./Questions.module.css";

/** The site's questions: filter, how many there are, one page of them, and how to ask. */
export function Questions({ node, page, content: { questions: content } }: WidgetProps<"path" | "language">): ReactNode {
  const { Link } = useHost();
  const t = useTexts(questionsTexts);
  const level = node.headingLevel ?? 2;
  return (
    <div className={styles["questions"]}>
      <p className={styles["intro"]}>
        {t("questions.intro")} <Link href={ministryPages[page.language].questionAsk}>{t("questions.ask")}</Link>
      </p>
      {content && <QuestionFilter id={node.id} content={content} path={page.path} />}
      {content && content.questions.length > 0 ? (
        <>
          <Count content={content} />
          <QuestionList questions={content.questions} language={page.language} level={level} />
          <Paging listing={{ ...content, year: undefined, sort: "newest" }} path={page.path} />
        </>
      ) : (
        <EmptyState>
          {content && isFiltered(content) ? (
            <>
              {t("questions.nothing")} <SafeLink href={pathnameOf(page.path)}>{t("questions.reset")}</SafeLink>
            </>
          ) : (
            t("questions.none")
          )}
        </EmptyState>
      )}
      <AskQuestion id={`${node.id}-ask`} language={page.language} level={level} />
    </div>
  );
}

const isFiltered = ({ field, state, terms, total, page }: QuestionsContent): boolean =>
  field !== undefined || state !== undefined || terms !== undefined || (total > 0 && page > 1);

function Count({ content: { page, pageSize, total, questions } }: { readonly content: QuestionsContent }): ReactNode {
  const { format } = useHost();
  const t = useTexts(questionsTexts);
  const first = (page - 1) * pageSize + 1;
  const all =
    total > EXACT_TOTAL
      ? t("questions.countMore", { total: format.number(EXACT_TOTAL) })
      : t("questions.count", { count: total, total: format.number(total) });
  return (
    <p className={styles["count"]}>
      {total > questions.length
        ? t("questions.range", { from: format.number(first), to: format.number(first + questions.length - 1), all })
        : all}
    </p>
  );
}
