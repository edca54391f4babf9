import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { comparisonAddress, recordAddress } from "../app/addresses.ts";
import { useMoment } from "../i18n/use-moment.ts";
import type { ListedFilter, Sort } from "./record-filter.ts";
import styles from "./RecordPage.module.css";
import { RestoreDeleted } from "./RestoreDeleted.tsx";
import type { ListedRecord } from "./use-records.ts";

export interface RecordTableProps extends Pick<ListedFilter, "filter" | "change"> {
  readonly records: readonly ListedRecord[];
  /** Keys of those that are chosen; undefined: none can be. */
  readonly selected: ReadonlyMap<string, ListedRecord> | undefined;
  readonly onToggle: (records: readonly ListedRecord[], isChosen: boolean) => void;
}

/** Records, sorted by the heading of a column. */
export function RecordTable({ filter, change, records, selected, onToggle }: RecordTableProps): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const [now] = useState(Date.now);
  /** The record whose box was pressed last: with Shift, all from there on are meant. */
  const last = useRef<string>(undefined);
  const toggle = (record: ListedRecord, isChosen: boolean, withShift: boolean): void => {
    const from = records.findIndex(({ key }) => key === last.current);
    const to = records.indexOf(record);
    last.current = record.key;
    onToggle(withShift && from !== -1 ? records.slice(Math.min(from, to), Math.max(from, to) + 1) : [record], isChosen);
  };
  const isArticle = filter.kind === "article";
  const isSorted = (sort: Sort): boolean => filter.sort === sort;
  const heading = (sort: Sort, text: string): ReactNode => (
    <th scope="col" aria-sort={isSorted(sort) ? (filter.order === "asc" ? "ascending" : "descending") : undefined}>
      <button
        type="button"
        className={styles["sort"]}
        onClick={() =>
          change({ sort, order: isSorted(sort) && filter.order === "desc" ? "asc" : isSorted(sort) || sort !== "title" ? "desc" : "asc" })
        }
      >
        {text}
        <span aria-hidden="true">{isSorted(sort) ? (filter.order === "asc" ? " ▲" : " ▼") : " ↕"}</span>
      </button>
    </th>
  );
  const published = ({ publishedAt }: ListedRecord): string =>
    publishedAt === null
      ? t("content.unpublished")
      : t(Date.parse(publishedAt) > now ? "content.scheduled" : "content.published", { moment: moment(publishedAt) });
  return (
    <div className={styles["scroll"]} role="group" aria-label={t("content.title")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {selected && <th scope="col">{t("content.choose")}</th>}
            {heading("title", t("records.record"))}
            <th scope="col">{t("records.site")}</th>
            {isArticle && heading("publishedAt", t("field.publishedAt"))}
            {heading("updatedAt", t("content.updatedAt"))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={`${record.key} ${record.changeSetId}`}>
              {selected && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={t("content.chooseOne", { title: record.title })}
                    checked={selected.has(record.key)}
                    onChange={({ target, nativeEvent }) =>
                      toggle(record, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                    }
                  />
                </td>
              )}
              <td>
                <RecordTitle record={record} />
              </td>
              <td>{record.site ?? "–"}</td>
              {isArticle && <td>{filter.state === "changing" || filter.state === "deleted" ? "–" : published(record)}</td>}
              <td>{moment(record.updatedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RecordTitle({ record }: { readonly record: ListedRecord }): ReactNode {
  const { changeSetId, versionId, title } = record;
  if (versionId !== null) return <RestoreDeleted title={title} versionId={versionId} />;
  return <Link to={changeSetId === null ? recordAddress(record) : comparisonAddress(changeSetId, record)}>{title}</Link>;
}
