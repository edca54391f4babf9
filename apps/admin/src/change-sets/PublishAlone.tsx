import type { ChangeSetContents, StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { holdsOthers, mayPublishAlone } from "./may-do-with-set.ts";
import { SubmissionErrors } from "./SubmissionErrors.tsx";
import { type EditedRecord, useChangeSetAct } from "./use-change-set.ts";

export interface PublishAloneProps {
  readonly contents: ChangeSetContents;
  readonly member: StaffMember;
  readonly edited: EditedRecord;
}

/** In an editor: publishes the one record that its set holds, for who may do that alone. Nothing where the set holds others, or somebody else approves. */
export function PublishAlone({ contents, member, edited }: PublishAloneProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = contents.changeSet;
  const { publishAlone, isBusy, problem, submissionErrors } = useChangeSetAct({
    id,
    etag: undefined,
    onDone: () => void navigate(changeSetAddress(id)),
  });
  return (
    <>
      {!holdsOthers(contents, edited) && mayPublishAlone(member, contents) && (
        <Button look="quiet" isBusy={isBusy} onClick={() => publishAlone(edited)}>
          {t("acts.publishAlone")}
        </Button>
      )}
      <Problem text={problem} />
      <SubmissionErrors changeSetId={id} errors={submissionErrors} namesRecords={false} />
    </>
  );
}
