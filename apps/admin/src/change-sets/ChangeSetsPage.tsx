import { type ChangeSetState, changeSetStates, type ListedChangeSet } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useList } from "../calls/use-list.ts";
import filterStyles from "../ui/Filters.module.css";
import { Listed } from "../ui/Listed.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Select } from "../ui/Select.tsx";
import { ChangeSetLine } from "./ChangeSetLine.tsx";

/** Beside the states: what waits for the member. */
const waits = ["attention", "moved"] as const;

/** All change sets of the member's sites, last changed first; in the address, which of them are shown. */
export function ChangeSetsPage(): ReactNode {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const waiting = waits.find((one) => one === params.get("waits"));
  const state = changeSetStates.find((one) => one === params.get("state"));
  const list = useList<ListedChangeSet>("change-sets", waiting ? { waits: waiting } : { state: state ?? "" });
  const choose = (value: string): void => {
    const name = waits.some((one) => one === value) ? "waits" : "state";
    setParams(value === "" ? {} : { [name]: value }, { replace: true });
  };
  return (
    <>
      <PageHeading text={t("changeSets.title")} />
      <div className={filterStyles["filters"]}>
        <Select label={t("changeSets.shown")} value={waiting ?? state ?? ""} onChange={choose}>
          <option value="">{t("changeSets.all")}</option>
          {waits.map((one) => (
            <option key={one} value={one}>
              {t(`changeSets.waits.${one}`)}
            </option>
          ))}
          {changeSetStates.map((one: ChangeSetState) => (
            <option key={one} value={one}>
              {t(`state.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <Listed list={list} empty={t("changeSets.none")}>
        {(set) => <ChangeSetLine set={set} />}
      </Listed>
    </>
  );
}
