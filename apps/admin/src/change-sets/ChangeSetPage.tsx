import type { ChangeSetContents, ChangeSetState, StaffMember } from "@portal/contracts";
import { type ReactNode, type Ref, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { describe } from "../calls/describe.ts";
import { ChoosePage } from "../layout/ChoosePage.tsx";
import { useMoment } from "../i18n/use-moment.ts";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { ChangedRecords } from "./ChangedRecords.tsx";
import { ChangeSetActs } from "./ChangeSetActs.tsx";
import { ChangeSetPreview } from "./ChangeSetPreview.tsx";
import { useChangeSet } from "./use-change-set.ts";

/** In which drafts are saved. */
const openStates: ReadonlySet<ChangeSetState> = new Set(["draft", "rejected", "withdrawn", "needs attention"]);

/** A change set: what it holds, how the portal looks with it, and what becomes of it. */
export function ChangeSetPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { id = "" } = useParams();
  const { t } = useTranslation();
  const { answer, error } = useChangeSet(id);
  const state = useRef<HTMLParagraphElement>(null);
  if (!answer) return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
  const { changeSet, drafts, editions, hidden } = answer.data;
  const records = drafts.length > 0 ? drafts : editions;
  return (
    <>
      <PageHeading key={id} text={changeSet.title} />
      <StateLine ref={state} contents={answer.data} />
      <ChangeSetActs contents={answer.data} etag={answer.etag} member={member} onDone={() => state.current?.focus()} />
      <ChangedRecords changeSetId={id} records={records} hidden={hidden} />
      {openStates.has(changeSet.state) && <ChoosePage changeSetId={id} />}
      {records.length > 0 && <ChangeSetPreview id={id} version={changeSet.version} />}
    </>
  );
}

interface StateLineProps {
  readonly contents: ChangeSetContents;
  readonly ref: Ref<HTMLParagraphElement>;
}

/** It takes the focus after an act, whose button is gone. */
function StateLine({ contents: { changeSet, approvals }, ref }: StateLineProps): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { state, isEmergency, publishAt, publishedAt, reason } = changeSet;
  const when = state === "scheduled" ? publishAt : state === "published" ? publishedAt : null;
  return (
    <>
      <p ref={ref} role="status" tabIndex={-1}>
        <strong>{t(`state.${state}`)}</strong>
        {isEmergency && ` · ${t("state.emergency")}`}
        {when !== null && ` · ${moment(when)}`}
        {approvals.length > 0 && ` · ${t("changeSet.approvals", { count: approvals.length })}`}
      </p>
      {reason !== null && <p>{t("changeSet.reason", { reason })}</p>}
    </>
  );
}
