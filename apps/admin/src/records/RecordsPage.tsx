import { mayDoSomewhere, type StaffMember } from "@portal/contracts";
import { kinds } from "@portal/domain/records";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { recordAddress } from "../app/addresses.ts";
import { describe } from "../calls/describe.ts";
import { useFilter } from "../calls/use-filter.ts";
import { useListOf } from "../calls/use-list.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { SiteSelect } from "../sites/SiteSelect.tsx";
import { useSites } from "../sites/use-sites.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Select } from "../ui/Select.tsx";
import { FileUpload } from "./FileUpload.tsx";
import styles from "./RecordPage.module.css";
import { SelectedRecords } from "./SelectedRecords.tsx";
import type { ListedRecord } from "./use-records.ts";

/** Everything that visitors read, of the member's sites: found, opened, and changed several at a time. */
export function RecordsPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { sites } = useSites();
  const [kindName, setKind] = useFilter("loai");
  const [site, setSite] = useFilter("trang");
  const [typed, setTyped] = useFilter("q");
  const kind = kinds.find((each) => each === kindName) ?? "article";
  const filter = { kind, site, q: useDeferredValue(typed).trim() };
  const list = useListOf<ListedRecord>({ path: "records", filter, idOf: ({ key }) => key, keepsFound: true });
  const [selected, setSelected] = useState<ReadonlyMap<string, ListedRecord>>(new Map());
  /** Nothing stays selected that is not in sight any more. */
  const narrow =
    (set: (value: string) => void) =>
    (value: string): void => {
      setSelected(new Map());
      set(value);
    };
  const toggle = (record: ListedRecord, isChosen: boolean): void => {
    const changed = new Map(selected);
    if (isChosen) changed.set(record.key, record);
    else changed.delete(record.key);
    setSelected(changed);
  };
  const mayChange = mayDoSomewhere(member, "changeSet.make").allowed;
  const { items: records, total, error, hasMore, isLoadingMore, loadMore } = list;
  return (
    <>
      <PageHeading text={t("content.title")} />
      <div className={styles["filters"]} role="search">
        <Select label={t("records.kind")} value={kind} onChange={narrow(setKind)}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`kind.${each}`)}
            </option>
          ))}
        </Select>
        <SiteSelect sites={sites} value={site} onChange={narrow(setSite)} />
        <Field
          label={t("content.search")}
          placeholder={t("picker.hint")}
          type="search"
          value={typed}
          onChange={({ target }) => narrow(setTyped)(target.value)}
        />
        {mayChange && kind !== "file" && <Link to={`/noi-dung/moi/${kind}`}>{t("record.new", { kind: t(`kind.${kind}`) })}</Link>}
      </div>
      {mayChange && kind === "file" && <FileUpload site={site} />}
      <Problem text={error ? describe(t, error) : undefined} />
      <p role="status">{records && t("content.total", { count: total })}</p>
      {selected.size > 0 && <SelectedRecords records={[...selected.values()]} />}
      <div className={styles["scroll"]} role="group" aria-label={t("content.title")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {mayChange && <th scope="col">{t("content.choose")}</th>}
              <th scope="col">{t("records.record")}</th>
              <th scope="col">{t("records.site")}</th>
              <th scope="col">{t("content.updatedAt")}</th>
            </tr>
          </thead>
          <tbody>
            {records?.map((record) => (
              <tr key={record.key}>
                {mayChange && (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={t("content.chooseOne", { title: record.title })}
                      checked={selected.has(record.key)}
                      onChange={({ target }) => toggle(record, target.checked)}
                    />
                  </td>
                )}
                <td>
                  <Link to={recordAddress(record)}>{record.title}</Link>
                </td>
                <td>{record.site ?? "–"}</td>
                <td>{moment(record.updatedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasMore && (
        <Button look="quiet" isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {t("audit.more")}
        </Button>
      )}
    </>
  );
}
