import type { ListedChangeSet } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { useMoment } from "../i18n/use-moment.ts";
import styles from "./ChangeSetLine.module.css";

/** A change set in a list: its name, where it stands, and how many comments are open. */
export function ChangeSetLine({ set }: { readonly set: ListedChangeSet }): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  return (
    <li className={styles["line"]}>
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
