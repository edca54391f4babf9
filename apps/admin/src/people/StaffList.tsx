import type { StaffRecord } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallFailed } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import styles from "./people.module.css";
import { RoleChoice } from "./RoleChoice.tsx";
import { RoleList } from "./RoleList.tsx";
import { usePeopleActs } from "./use-people.ts";

export function StaffList({ staff }: { readonly staff: readonly StaffRecord[] }): ReactNode {
  return (
    <ul className={styles["list"]}>
      {staff.map((person) => (
        <StaffEntry key={person.id} person={person} />
      ))}
    </ul>
  );
}

/** One of the staff; a change of roles or a block ends their sessions at once. */
function StaffEntry({ person }: { readonly person: StaffRecord }): ReactNode {
  const { t } = useTranslation();
  const { changeRole, changeBlock } = usePeopleActs();
  const { run, isBusy, problem } = useAct((error) =>
    error instanceof CallFailed && error.status === 409 ? t("people.lastAdministrator") : undefined,
  );
  const { id, name, email, isAdministrator, isBlocked, hasSecondFactor, roles } = person;
  const act = isBlocked ? "unblock" : "block";
  return (
    <li>
      <p>
        <strong>{name}</strong> ({email}){isAdministrator && ` · ${t("people.administrator")}`}
        {isBlocked && ` · ${t("people.blocked")}`}
        {!hasSecondFactor && ` · ${t("people.noSecondFactor")}`}
      </p>
      <RoleList roles={roles} onRemove={(role) => run(() => changeRole(id, "take", role))} />
      <details>
        <summary>{t("people.change", { name })}</summary>
        {!isAdministrator && <RoleChoice isBusy={isBusy} onAdd={(role) => run(() => changeRole(id, "give", role))} />}
        <Button look="quiet" isBusy={isBusy} onClick={() => run(() => changeBlock(id, act))}>
          {t(`people.${act}`, { name })}
        </Button>
      </details>
      <Problem text={problem} />
    </li>
  );
}
