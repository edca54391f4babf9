import type { InvitationRecord } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../calls/use-act.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import styles from "./people.module.css";
import { RoleList } from "./RoleList.tsx";
import { usePeopleActs } from "./use-people.ts";

/** Those that wait for an answer can be sent again, or withdrawn. */
export function InvitationList({ invitations }: { readonly invitations: readonly InvitationRecord[] }): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { inviteAgain, withdraw } = usePeopleActs();
  const { run, isBusy, problem } = useAct();
  if (invitations.length === 0) return <p>{t("people.noInvitations")}</p>;
  return (
    <>
      <Problem text={problem} />
      <ul className={styles["list"]}>
        {invitations.map(({ id, name, email, roles, state, expiresAt }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong> ({email}) · {t(`invitation.${state}`, { moment: moment(expiresAt) })}
            </p>
            <RoleList roles={roles} />
            {state !== "accepted" && state !== "withdrawn" && (
              <div className={styles["acts"]}>
                <Button look="quiet" isBusy={isBusy} aria-label={t("people.againTo", { name })} onClick={() => run(() => inviteAgain(id))}>
                  {t("people.again")}
                </Button>
                <Button look="quiet" isBusy={isBusy} aria-label={t("people.withdrawOf", { name })} onClick={() => run(() => withdraw(id))}>
                  {t("people.withdraw")}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
