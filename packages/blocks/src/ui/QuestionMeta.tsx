import type { ReactNode } from "react";
import type { QuestionSummary } from "@portal/domain";
import { cx } from "./cx.ts";
import { DateTime } from "./DateTime.tsx";
import { useTexts } from "./use-texts.ts";
import { questionPageTexts } from "../widgets/question/texts.ts";
import { questionTexts } from "./question-texts.ts";
import meta from "./QuestionMeta.module.css";
import state from "./QuestionState.module.css";

/** Field, day and state of a question: the state in words, not by colour alone. */
export function QuestionMeta({ question }: { readonly question: QuestionSummary }): ReactNode {
  const t = useTexts(questionPageTexts, questionTexts);
  return (
    <p className={meta["meta"]}>
      <span className={cx(state["state"], question.state === "answered" && state["answered"])}>{t(`question.${question.state}`)}</span>
      <span>
        {t("question.field")} {question.field}
      </span>
      <span>
        {t("question.asked")} <DateTime iso={question.askedAt} />
      </span>
    </p>
  );
}
