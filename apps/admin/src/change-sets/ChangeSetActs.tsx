import type { Action, ChangeSetContents, StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { PLANNED } from "../app/addresses.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import styles from "./ChangeSetActs.module.css";
import { Conflicts } from "./Conflicts.tsx";
import { conflictsOf } from "./conflicts-of.ts";
import { EmergencyButton } from "./EmergencyButton.tsx";
import { isOver, mayDoWithSet, mayPublishAlone } from "./may-do-with-set.ts";
import { RejectForm } from "./RejectForm.tsx";
import { ScheduleForm } from "./ScheduleForm.tsx";
import { SubmissionErrors } from "./SubmissionErrors.tsx";
import { SubmitForm } from "./SubmitForm.tsx";
import { useChangeSetAct } from "./use-change-set.ts";

export interface ChangeSetActsProps {
  readonly contents: ChangeSetContents;
  /** How many comments nobody has dealt with. */
  readonly openComments: number;
  /** Of what is shown. */
  readonly etag: string | undefined;
  readonly member: StaffMember;
  /** An act was done. */
  readonly onDone: () => void;
}

/** What the member may do with the set as it is; the server decides again. */
export function ChangeSetActs({ contents, openComments, etag, member, onDone }: ChangeSetActsProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { changeSet, drafts, digest, approvals } = contents;
  const { state, isEmergency, publishAt, expireAt } = changeSet;
  const { act, publishAlone, isBusy, error, problem, submissionErrors } = useChangeSetAct({ id: changeSet.id, etag, onDone });
  const conflicts = conflictsOf(error);
  const may = mayDoWithSet(member, contents);
  const isOpen = state === "draft" || state === "rejected" || state === "needs attention";
  const isReady = state === "approved" || state === "scheduled";
  const isUnapproved = state === "in review" || (state === "published" && isEmergency && approvals.length === 0);
  const button = (name: "rebase" | "approve" | "publish" | "withdraw", action: Action, body: object = {}): ReactNode =>
    may(action) && (
      <Button look={name === "rebase" || name === "withdraw" ? "quiet" : "filled"} isBusy={isBusy} onClick={() => act({ name, body })}>
        {t(`acts.${name}`)}
      </Button>
    );
  return (
    <div className={styles["acts"]}>
      {openComments > 0 && ((isOpen && drafts.length > 0) || isReady || isUnapproved) && (
        <p>{t("acts.openComments", { count: openComments })}</p>
      )}
      {isOpen && drafts.length > 0 && may("changeSet.submit") && (
        <SubmitForm
          isBusy={isBusy}
          onSubmit={(body) => act({ name: "submit", body })}
          onPublishAlone={mayPublishAlone(member, contents) ? () => publishAlone() : undefined}
        />
      )}
      <div className={styles["buttons"]}>
        {isUnapproved && digest !== null && button("approve", "changeSet.approve", { digest })}
        {isReady && button("publish", "changeSet.publish")}
        {state === "needs attention" && drafts.length > 0 && button("rebase", "changeSet.submit")}
        {!isOver(state) && button("withdraw", "changeSet.withdraw")}
        {((isOpen && drafts.length > 0) || state === "in review") && may("changeSet.publishEmergency") && (
          <EmergencyButton isBusy={isBusy} onPublish={() => act({ name: "publish-emergency", body: {} })} />
        )}
      </div>
      {state === "in review" && may("changeSet.reject") && (
        <RejectForm isBusy={isBusy} onReject={(body) => act({ name: "reject", body })} />
      )}
      {isReady && may("changeSet.schedule") && (
        <ScheduleForm
          publishAt={publishAt ?? plannedIn(params)}
          isScheduled={state === "scheduled"}
          expireAt={expireAt}
          isBusy={isBusy}
          onSchedule={(body) => act({ name: "schedule", body })}
        />
      )}
      <Problem text={problem} />
      <SubmissionErrors changeSetId={changeSet.id} errors={submissionErrors} namesRecords />
      {conflicts.length > 0 && <Conflicts id={changeSet.id} drafts={drafts} conflicts={conflicts} />}
    </div>
  );
}

/** The moment that the set was made for. @returns ISO 8601; null: none */
function plannedIn(params: URLSearchParams): string | null {
  const planned = params.get(PLANNED);
  return planned === null || Number.isNaN(Date.parse(planned)) ? null : planned;
}
