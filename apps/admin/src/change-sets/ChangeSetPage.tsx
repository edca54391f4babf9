import type { StaffMember } from "@portal/contracts";
import { Fragment, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { describe } from "../calls/describe.ts";
import { ChoosePage } from "../layout/ChoosePage.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { ChangedRecords } from "./ChangedRecords.tsx";
import { ChangeSetActs } from "./ChangeSetActs.tsx";
import { ChangeSetPreview } from "./ChangeSetPreview.tsx";
import { Discussion } from "./Discussion.tsx";
import { mayDoWithSet, openStates } from "./may-do-with-set.ts";
import { PreviewLinks } from "./PreviewLinks.tsx";
import { RestoreFormer } from "./RestoreFormer.tsx";
import { StateLine } from "./StateLine.tsx";
import { openComments, useComments } from "./use-comments.ts";
import { useChangeSet } from "./use-change-set.ts";

/** A change set: what it holds, how the portal looks with it, and what becomes of it. */
export function ChangeSetPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { id = "" } = useParams();
  const { t } = useTranslation();
  const { answer, error } = useChangeSet(id);
  const { comments } = useComments(id);
  const stateLine = useRef<HTMLParagraphElement>(null);
  if (!answer) return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
  const { changeSet, drafts, editions, hidden } = answer.data;
  const records = drafts.length > 0 ? drafts : editions;
  const isPublished = changeSet.state === "published";
  const may = mayDoWithSet(member, answer.data);
  return (
    <Fragment key={id}>
      <PageHeading text={changeSet.title} />
      <StateLine ref={stateLine} contents={answer.data} />
      <ChangeSetActs
        contents={answer.data}
        openComments={openComments(comments)}
        etag={answer.etag}
        member={member}
        onDone={() => stateLine.current?.focus()}
      />
      <ChangedRecords id={id} records={records} state={changeSet.state} hidden={hidden} />
      <Discussion contents={answer.data} member={member} />
      {openStates.has(changeSet.state) && <ChoosePage changeSetId={id} />}
      {records.length > 0 && !isPublished && <ChangeSetPreview contents={answer.data} />}
      {records.length > 0 && !isPublished && may("preview.share") && <PreviewLinks id={id} />}
      {records.length > 0 && isPublished && may("changeSet.restore") && <RestoreFormer records={records} />}
    </Fragment>
  );
}
