import type { ReactNode } from "react";
import type { QuestionSummary } from "@portal/domain";
import { useHost } from "@portal/react";
import { cx } from "./cx.ts";
import { DateTime } from "./DateTime.tsx";
import meta from "./QuestionMeta.module.css";
import state from "./QuestionState.module.css";

/** Field, day and state of a question: the state in words, not by colour alone. */
export function QuestionMeta({ question }: { readonly question: QuestionSummary }): ReactNode {
  const { t } = useHost();
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
