import type { ReportRecord, StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../calls/use-list.ts";
import { Listed } from "../ui/Listed.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Select } from "../ui/Select.tsx";
import { useNotice } from "../ui/use-notice.tsx";
import filterStyles from "../ui/Filters.module.css";
import { ReportEntry } from "./ReportEntry.tsx";
import { SiteFilter } from "./SiteFilter.tsx";
import { useFilter } from "../calls/use-filter.ts";

/** What visitors reported about pages, newest first. */
export function ReportsPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const [state, setState] = useFilter("state");
  const [site, setSite] = useFilter("site");
  const list = useList<ReportRecord>("reports", { state, site });
  const { notice, announce } = useNotice();
  return (
    <>
      <PageHeading text={t("reports.title")} />
      <div className={filterStyles["filters"]}>
        <Select label={t("questions.state")} value={state === "" ? "open" : state} onChange={setState}>
          {(["open", "done", "all"] as const).map((one) => (
            <option key={one} value={one}>
              {t(`reports.state.${one}`)}
            </option>
          ))}
        </Select>
        <SiteFilter member={member} action="report.handle" site={site} onChoose={setSite} />
      </div>
      {notice}
      <Listed list={list} empty={t("reports.empty")}>
        {(report) => <ReportEntry report={report} member={member} onDone={announce} />}
      </Listed>
    </>
  );
}
