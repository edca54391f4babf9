import type { ChangeSetContents } from "@portal/contracts";
import type { ReactNode, Ref } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { useMoment } from "../i18n/use-moment.ts";

export interface StateLineProps {
  readonly contents: ChangeSetContents;
  readonly ref: Ref<HTMLParagraphElement>;
}

/** It takes the focus after an act, whose button is gone. */
export function StateLine({ contents: { changeSet, approvals }, ref }: StateLineProps): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { state, isEmergency, publishAt, expireAt, publishedAt, reason, ends } = changeSet;
  const parts = [
    isEmergency && t("state.emergency"),
    state === "scheduled" && publishAt !== null && t("changeSets.publishAt", { moment: moment(publishAt) }),
    state === "published" && publishedAt !== null && moment(publishedAt),
    (state === "scheduled" || state === "published") && expireAt !== null && t("changeSet.expireAt", { moment: moment(expireAt) }),
    approvals.length > 0 && t("changeSet.approvals", { count: approvals.length }),
  ].filter((part) => part !== false);
  return (
    <>
      <p ref={ref} role="status" tabIndex={-1}>
        <strong>{t(`state.${state}`)}</strong>
        {parts.map((part) => ` · ${part}`)}
      </p>
      {reason !== null && <p>{t("changeSet.reason", { reason })}</p>}
      {ends !== null && (
        <p>
          <Trans i18nKey="changeSet.ends" components={{ a: <Link to={changeSetAddress(ends)} /> }} />
        </p>
      )}
    </>
  );
}
