import type { ChangeSetView } from "@portal/contracts";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { changeSetAddress, recordAddress } from "../app/addresses.ts";
import styles from "../ui/Notice.module.css";

export interface ClosedSetProps {
  readonly changeSet: ChangeSetView;
  /** That is shown. */
  readonly kind: string;
  readonly recordKey: string;
}

/** Why a record of a change set is only read, and how one goes on. */
export function ClosedSet({ changeSet: { id, title, state }, kind, recordKey }: ClosedSetProps): ReactNode {
  const { t } = useTranslation();
  const how = state === "published" ? "published" : "submitted";
  return (
    <p className={styles["notice"]} role="note">
      {t("closedSet.why", { state: t(`state.${state}`) })}{" "}
      <Trans
        i18nKey={`closedSet.${how}`}
        values={{ title }}
        components={{ set: <Link to={changeSetAddress(id)} />, record: <Link to={recordAddress({ kind, key: recordKey })} /> }}
      />
    </p>
  );
}
