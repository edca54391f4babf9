import { mayDoSomewhere, type StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChangeSetList } from "../change-sets/ChangeSetList.tsx";
import { NewChangeSet } from "../change-sets/NewChangeSet.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Beginnings } from "./Beginnings.tsx";
import { CareList } from "./CareList.tsx";

const FEW = 10;

/** What waits for the member, and what they work on. */
export function StartPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const may = (action: Parameters<typeof mayDoSomewhere>[1]): boolean => {
    const decision = mayDoSomewhere(member, action);
    return decision.allowed || decision.reason !== "role";
  };
  return (
    <>
      <PageHeading text={t("start.title")} />
      <CareList member={member} />
      {may("changeSet.make") && <Beginnings />}
      {may("changeSet.make") && <NewChangeSet />}
      {may("changeSet.approve") && (
        <ChangeSetList title={t("start.review")} empty={t("start.review.empty")} query={{ state: "in review", limit: FEW }} />
      )}
      <ChangeSetList title={t("start.mine")} empty={t("start.mine.empty")} query={{ mine: true, limit: FEW }} />
      <ChangeSetList title={t("start.scheduled")} empty={t("start.scheduled.empty")} query={{ state: "scheduled", limit: FEW }} />
      <ChangeSetList title={t("start.published")} empty={t("start.published.empty")} query={{ state: "published", limit: FEW }} />
    </>
  );
}
