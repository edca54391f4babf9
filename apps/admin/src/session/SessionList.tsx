import type { SessionRecord } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../calls/use-act.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Problem.tsx";
import { useNotice } from "../ui/use-notice.tsx";
import { browserName } from "./browser-name.ts";
import styles from "./sessions.module.css";

export interface SessionListProps {
  readonly sessions: readonly SessionRecord[];
  readonly onEnd: (ids: readonly string[]) => Promise<void>;
}

/** The member's own sessions; the one that is used here is ended by signing out. */
export function SessionList({ sessions, onEnd }: SessionListProps): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { run, isBusy, problem } = useAct();
  const { notice, announce } = useNotice();
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  const nameOf = ({ kind, name }: SessionRecord): string =>
    name === null ? t("sessions.unknown") : kind === "browser" ? browserName(name) : name;
  const end = (ids: readonly string[], said: string): void =>
    run(async () => {
      await onEnd(ids);
      announce(said);
    });
  return (
    <>
      {notice}
      <Problem text={problem} />
      <ul className={styles["list"]}>
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{nameOf(session)}</strong> · {t(`sessions.kind.${session.kind}`)}
              {session.isCurrent && ` · ${t("sessions.current")}`}
            </p>
            <p className={styles["times"]}>
              {t("sessions.times", {
                started: moment(session.startedAt),
                seen: moment(session.seenAt),
                expires: moment(session.expiresAt),
              })}
            </p>
            {!session.isCurrent && (
              <Button
                look="quiet"
                isBusy={isBusy}
                aria-label={t("sessions.endOne", { name: nameOf(session), started: moment(session.startedAt) })}
                onClick={() => end([session.id], t("sessions.ended"))}
              >
                {t("sessions.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button look="quiet" isBusy={isBusy} onClick={() => end(others, t("sessions.othersEnded"))}>
          {t("sessions.endOthers")}
        </Button>
      )}
    </>
  );
}
