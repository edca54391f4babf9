import { mayDoSomewhere, type StaffMember } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { newRecordAddress } from "../app/addresses.ts";
import { describe } from "../calls/describe.ts";
import { useListOf } from "../calls/use-list.ts";
import { portalZone } from "../i18n/time-zone.ts";
import { Button } from "../ui/Button.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { FileUpload } from "./FileUpload.tsx";
import { FilterSummary } from "./FilterSummary.tsx";
import { useRecordFilter } from "./record-filter.ts";
import { RecordFilters } from "./RecordFilters.tsx";
import { RecordTable } from "./RecordTable.tsx";
import { SelectedRecords } from "./SelectedRecords.tsx";
import type { ListedRecord } from "./use-records.ts";

const nothing: ReadonlyMap<string, ListedRecord> = new Map();

/** Everything that visitors read, of the member's sites: found, opened, and changed several at a time. */
export function RecordsPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const { filter, query, change } = useRecordFilter(portalZone());
  const { kind, state } = filter;
  const idOf = ({ key, changeSetId }: ListedRecord): string => `${key} ${changeSetId}`;
  const list = useListOf<ListedRecord>({ path: "records", filter: query, idOf, keepsFound: true });
  const [chosen, setChosen] = useState({ of: "", records: nothing });
  // Nothing stays selected that is not in sight any more.
  const of = JSON.stringify({ ...query, sort: "", order: "" });
  const selected = chosen.of === of ? chosen.records : nothing;
  const toggle = (toggled: readonly ListedRecord[], isChosen: boolean): void => {
    const records = new Map(selected);
    for (const record of toggled) {
      if (isChosen) records.set(record.key, record);
      else records.delete(record.key);
    }
    setChosen({ of, records });
  };
  const mayChange = mayDoSomewhere(member, "changeSet.make").allowed;
  const isLive = state !== "changing" && state !== "deleted";
  const { items, total, isTotalExact, error, hasMore, isLoadingMore, loadMore } = list;
  return (
    <>
      <PageHeading text={t("content.title")} />
      <RecordFilters filter={filter} change={change} />
      {mayChange && kind !== "file" && (
        <p>
          <Link to={newRecordAddress(kind, filter)}>{t("record.new", { kind: t(`kind.${kind}`) })}</Link>
        </p>
      )}
      {mayChange && kind === "file" && <FileUpload site={filter.site} />}
      <Problem text={error ? describe(t, error) : undefined} />
      <FilterSummary filter={filter} change={change} total={items && total} isTotalExact={isTotalExact} />
      {selected.size > 0 && <SelectedRecords kind={kind} records={[...selected.values()]} />}
      <RecordTable
        filter={filter}
        change={change}
        records={items ?? []}
        selected={mayChange && isLive ? selected : undefined}
        onToggle={toggle}
      />
      {hasMore && (
        <Button look="quiet" isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {t("audit.more")}
        </Button>
      )}
    </>
  );
}
