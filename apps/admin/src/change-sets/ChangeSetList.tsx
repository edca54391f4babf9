import type { ListedChangeSet } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { describe } from "../calls/describe.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./ChangeSetList.module.css";
import { type ChangeSetQuery, useChangeSets } from "./use-change-sets.ts";

export interface ChangeSetListProps {
  readonly title: string;
  /** What to do where there are none. */
  readonly empty: string;
  readonly query: ChangeSetQuery;
}

export function ChangeSetList({ title, empty, query }: ChangeSetListProps): ReactNode {
  const { t } = useTranslation();
  const { answer, error } = useChangeSets(query);
  const sets = answer?.data ?? [];
  const more = (answer?.total ?? 0) - sets.length;
  return (
    <Section title={answer ? `${title} (${answer.total ?? sets.length})` : title}>
      {error && <Problem text={describe(t, error)} />}
      {!answer && !error && <p role="status">{t("app.loading")}</p>}
      {answer && sets.length === 0 && <p>{empty}</p>}
      {sets.length > 0 && (
        <ul className={styles["list"]}>
          {sets.map((set) => (
            <ChangeSetLine key={set.id} set={set} />
          ))}
        </ul>
      )}
      {more > 0 && <p>{t("changeSets.more", { count: more })}</p>}
    </Section>
  );
}

function ChangeSetLine({ set }: { readonly set: ListedChangeSet }): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  return (
    <li>
      <Link to={changeSetAddress(set.id)}>{set.title}</Link>
      <span>
        {t(`state.${set.state}`)}
        {set.isEmergency && ` · ${t("state.emergency")}`}
        {" · "}
        {set.state === "scheduled" && set.publishAt !== null
          ? t("changeSets.publishAt", { moment: moment(set.publishAt) })
          : moment(set.updatedAt)}
        {set.openComments > 0 && set.state !== "published" && ` · ${t("changeSets.openComments", { count: set.openComments })}`}
      </span>
    </li>
  );
}
