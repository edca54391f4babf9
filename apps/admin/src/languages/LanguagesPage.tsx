import { type CounterpartCount, type StaffMember, translatedKinds } from "@portal/contracts";
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
import { Section } from "../ui/Section.tsx";
import { Select } from "../ui/Select.tsx";
import { CounterpartCounts } from "./CounterpartCounts.tsx";
import { MissingRecords } from "./MissingRecords.tsx";

const USUAL = "article";

/** What visitors can read in one language alone: how much of it there is, and which records they are. */
export function LanguagesPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const [site, setSite] = useFilter("site");
  const [chosen, setKind] = useFilter("kind");
  const kind = translatedKinds.find((each) => each === chosen) ?? USUAL;
  const query = new URLSearchParams(site === "" ? {} : { site }).toString();
  const { data, error } = useQuery<readonly CounterpartCount[], CallFailed>({
    queryKey: ["languages", "counts", query],
    queryFn: async ({ signal }) => (await call<readonly CounterpartCount[]>(`languages?${query}`, { signal })).data,
    staleTime: 0,
  });
  return (
    <>
      <PageHeading text={t("languages.title")} />
      <p>{t("languages.text")}</p>
      <div className={filterStyles["filters"]}>
        <SiteFilter member={member} action="record.read" site={site} onChoose={setSite} />
      </div>
      <Section title={t("languages.counts")}>
        <Problem text={error ? describe(t, error) : undefined} />
        {!data && !error && <p role="status">{t("app.loading")}</p>}
        {data && <CounterpartCounts counts={data} />}
      </Section>
      <Section title={t("languages.missing")}>
        <div className={filterStyles["filters"]}>
          <Select label={t("languages.kind")} value={kind} onChange={setKind}>
            {translatedKinds.map((each) => (
              <option key={each} value={each}>
                {t(`kind.${each}`)}
              </option>
            ))}
          </Select>
        </div>
        <MissingRecords kind={kind} site={site} />
      </Section>
    </>
  );
}
