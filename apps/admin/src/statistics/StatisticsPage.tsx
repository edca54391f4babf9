import { mayDo, type StaffMember, type Statistics } from "@portal/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call, type CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { useFilter } from "../calls/use-filter.ts";
import { SiteFilter } from "../moderation/SiteFilter.tsx";
import filterStyles from "../ui/Filters.module.css";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Select } from "../ui/Select.tsx";
import { Counts } from "./Counts.tsx";

const PERIODS = ["7", "30", "90", "365"] as const;
const USUAL = "30";

/** What readers view, look for and miss. */
export function StatisticsPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const [site, setSite] = useFilter("site");
  const [chosen, setPeriod] = useFilter("days");
  const days = PERIODS.find((each) => each === chosen) ?? USUAL;
  const query = new URLSearchParams({ days, ...(site !== "" && { site }) }).toString();
  const { data, error } = useQuery<Statistics, CallFailed>({
    queryKey: ["statistics", query],
    queryFn: async ({ signal }) => (await call<Statistics>(`statistics?${query}`, { signal })).data,
    staleTime: 0,
  });
  return (
    <>
      <PageHeading text={t("statistics.title")} />
      <p>{t("statistics.text")}</p>
      <div className={filterStyles["filters"]}>
        <SiteFilter member={member} action="statistics.read" site={site} onChoose={setSite} />
        <Select label={t("statistics.period")} value={days} onChange={setPeriod}>
          {PERIODS.map((each) => (
            <option key={each} value={each}>
              {t("statistics.lastDays", { count: Number(each) })}
            </option>
          ))}
        </Select>
      </div>
      <Problem text={error ? describe(t, error) : undefined} />
      {!data && !error && <p role="status">{t("app.loading")}</p>}
      {data && <Counts statistics={data} query={query} mayAddTerms={mayDo(member, "record.edit", { site: null, isOwn: true }).allowed} />}
    </>
  );
}
