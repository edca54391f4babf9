import { kinds } from "@portal/domain/records";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SiteSelect } from "../sites/SiteSelect.tsx";
import { useSites } from "../sites/use-sites.ts";
import { FilterField } from "../ui/FilterField.tsx";
import { Select } from "../ui/Select.tsx";
import { type ListedFilter, statesOf } from "./record-filter.ts";
import { RecordPicker } from "./RecordPicker.tsx";
import styles from "./RecordPage.module.css";

/** Everything by which a list of records is narrowed. */
export function RecordFilters({ filter, change }: Pick<ListedFilter, "filter" | "change">): ReactNode {
  const { t } = useTranslation();
  const { sites } = useSites();
  const { kind, site, state, q, from, until } = filter;
  const isArticle = kind === "article";
  const day = (name: "from" | "until"): ReactNode => (
    <FilterField
      label={t(`filter.${name}.${isArticle ? "published" : "changed"}`)}
      type="date"
      value={name === "from" ? from : until}
      onType={(typed) => change({ [name]: typed }, true)}
    />
  );
  return (
    <div className={styles["filters"]} role="search">
      <Select label={t("records.kind")} value={kind} onChange={(value) => change({ kind: value })}>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(`kind.${each}`)}
          </option>
        ))}
      </Select>
      <SiteSelect sites={sites} value={site} onChange={(value) => change({ site: value })} />
      <Select label={t("filter.state")} value={state} onChange={(value) => change({ state: value })}>
        <option value="">{t("filter.anyState")}</option>
        {statesOf(kind).map((each) => (
          <option key={each} value={each}>
            {t(`filter.state.${each}`)}
          </option>
        ))}
      </Select>
      {isArticle && (
        <RecordPicker
          label={t("field.category")}
          kind="category"
          site={site === "" ? undefined : site}
          onPick={({ key }) => change({ category: key })}
        />
      )}
      {day("from")}
      {day("until")}
      <FilterField
        label={t("content.search")}
        placeholder={t("picker.hint")}
        type="search"
        value={q}
        onType={(typed) => change({ q: typed }, true)}
      />
    </div>
  );
}
