import { type Action, type ChangeSetContents, mayDo, mayDoSomewhere, type StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import styles from "./ChangeSetActs.module.css";
import { useChangeSetAct } from "./use-change-set.ts";

export interface ChangeSetActsProps {
  readonly contents: ChangeSetContents;
  /** Of what is shown. */
  readonly etag: string | undefined;
  readonly member: StaffMember;
  /** An act was done. */
  readonly onDone: () => void;
}

/** What the member may do with the set as it is; the server decides again. */
export function ChangeSetActs({ contents, etag, member, onDone }: ChangeSetActsProps): ReactNode {
  const { t } = useTranslation();
  const { changeSet, drafts, editions, digest } = contents;
  const { act, isBusy, error } = useChangeSetAct({ id: changeSet.id, etag, onDone });
  const isOwn = changeSet.createdBy === member.id;
  const sites = new Set([...drafts, ...editions].map(({ site }) => site));
  const may = (action: Action): boolean => {
    const decisions =
      sites.size === 0 ? [mayDoSomewhere(member, action)] : Array.from(sites, (site) => mayDo(member, action, { site, isOwn }));
    return decisions.every((decision) => decision.allowed || decision.reason !== "role");
  };
  const { state } = changeSet;
  const isOpen = state === "draft" || state === "rejected" || state === "needs attention";
  return (
    <div className={styles["acts"]}>
      {isOpen && drafts.length > 0 && may("changeSet.submit") && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const note = typedIn(event.currentTarget, "note").trim();
            act({ name: "submit", body: note === "" ? {} : { note } });
          }}
        >
          <Field label={t("acts.note")} name="note" maxLength={TEXT_LENGTH} />
          <Button type="submit" isBusy={isBusy}>
            {t("acts.submit")}
          </Button>
        </form>
      )}
      {state === "needs attention" && drafts.length > 0 && may("changeSet.submit") && (
        <Button look="quiet" isBusy={isBusy} onClick={() => act({ name: "rebase", body: {} })}>
          {t("acts.rebase")}
        </Button>
      )}
      {state === "in review" && digest !== null && may("changeSet.approve") && (
        <Button isBusy={isBusy} onClick={() => act({ name: "approve", body: { digest } })}>
          {t("acts.approve")}
        </Button>
      )}
      {(state === "approved" || state === "scheduled") && may("changeSet.publish") && (
        <Button isBusy={isBusy} onClick={() => act({ name: "publish", body: {} })}>
          {t("acts.publish")}
        </Button>
      )}
      {state === "in review" && may("changeSet.reject") && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            act({ name: "reject", body: { reason: typedIn(event.currentTarget, "reason").trim() } });
          }}
        >
          <Field label={t("acts.reason")} name="reason" maxLength={TEXT_LENGTH} pattern=".*\S.*" required />
          <Button look="quiet" type="submit" isBusy={isBusy}>
            {t("acts.reject")}
          </Button>
        </form>
      )}
      {state !== "published" && state !== "withdrawn" && may("changeSet.withdraw") && (
        <Button look="quiet" isBusy={isBusy} onClick={() => act({ name: "withdraw", body: {} })}>
          {t("acts.withdraw")}
        </Button>
      )}
      <Problem text={error ? describe(t, error) : undefined} />
    </div>
  );
}

/** The server's limit of notes and reasons. */
const TEXT_LENGTH = 2000;
