import type { ContributionRecord, DraftRecord, StaffMember } from "@portal/contracts";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { describe } from "../calls/describe.ts";
import { useList, useOne } from "../calls/use-list.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { useNotice } from "../ui/use-notice.tsx";
import { CommentList } from "./CommentList.tsx";
import { DraftLine } from "./DraftLine.tsx";
import { OutcomeForm } from "./OutcomeForm.tsx";
import { ShownAnswer } from "./ShownAnswer.tsx";

/** A draft with its comments and their outcome. */
export function DraftPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { id = "" } = useParams();
  const { t } = useTranslation();
  const moment = useMoment();
  const { found: draft, error } = useOne<DraftRecord>("drafts", id);
  const comments = useList<ContributionRecord>("contributions", { articleId: id });
  const { notice, announce } = useNotice();
  if (!draft) return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
  const { title, path, phase, outcome } = draft;
  return (
    <Fragment key={id}>
      <PageHeading text={title} />
      <p>
        <Link to="/gop-y">{t("comments.back")}</Link> · <a href={path}>{t("comments.openDraft")}</a>
      </p>
      <DraftLine draft={draft} />
      {notice}
      {outcome && (
        <Section title={t("outcome.shown")}>
          <ShownAnswer answer={outcome} />
          <p>{t("outcome.publishedAt", { moment: moment(outcome.publishedAt) })}</p>
        </Section>
      )}
      <Section title={t(outcome ? "outcome.replace" : "outcome.publish")}>
        {phase === "closed" ? <OutcomeForm draft={draft} member={member} onDone={announce} /> : <p>{t("outcome.later")}</p>}
      </Section>
      <Section title={t("comments.ofDraft")}>
        <CommentList list={comments} />
      </Section>
    </Fragment>
  );
}
