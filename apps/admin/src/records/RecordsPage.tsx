import { mayDoSomewhere, type StaffMember } from "@portal/contracts";
import { kinds } from "@portal/domain/records";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { type Answer, call, type CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { useMoment } from "../i18n/use-moment.ts";
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

const PAGE = 50;

/** Everything that visitors read, of the member's sites: found, opened, and changed several at a time. */
export function RecordsPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { sites } = useSites();
  const [query, setQuery] = useSearchParams();
  const kind = kinds.find((each) => each === query.get("loai")) ?? "article";
  const site = query.get("trang") ?? "";
  const words = useDeferredValue(query.get("q") ?? "");
  const [selected, setSelected] = useState<ReadonlyMap<string, ListedRecord>>(new Map());
  const filter = new URLSearchParams({
    kind,
    limit: String(PAGE),
    ...(site !== "" && { site }),
    ...(words.trim() !== "" && { q: words.trim() }),
  });
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery<Answer<readonly ListedRecord[]>, CallFailed>({
    queryKey: ["records", filter.toString()],
    queryFn: ({ signal, pageParam }) => call(`records?${filter}&offset=${pageParam as number}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ data: last }, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    placeholderData: (before) => before,
  });
  const narrow = (name: string, value: string): void => {
    setSelected(new Map());
    setQuery(
      (before) => {
        before.set(name, value);
        if (value === "") before.delete(name);
        return before;
      },
      { replace: true },
    );
  };
  const toggle = (record: ListedRecord, isChosen: boolean): void => {
    const changed = new Map(selected);
    if (isChosen) changed.set(record.key, record);
    else changed.delete(record.key);
    setSelected(changed);
  };
  const mayChange = mayDoSomewhere(member, "changeSet.make").allowed;
  const records = data?.pages.flatMap((page) => page.data) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <>
      <PageHeading text={t("content.title")} />
      <div className={styles["filters"]} role="search">
        <Select label={t("records.kind")} value={kind} onChange={(value) => narrow("loai", value)}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`kind.${each}`)}
            </option>
          ))}
        </Select>
        <Select label={t("people.site")} value={site} onChange={(value) => narrow("trang", value)}>
          <option value="">{t("audit.allSites")}</option>
          {sites.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </Select>
        <Field
          label={t("content.search")}
          placeholder={t("picker.hint")}
          type="search"
          value={query.get("q") ?? ""}
          onChange={({ target }) => narrow("q", target.value)}
        />
        {mayChange && kind !== "file" && <Link to={`/noi-dung/moi/${kind}`}>{t("record.new", { kind: t(`kind.${kind}`) })}</Link>}
      </div>
      {mayChange && kind === "file" && <FileUpload site={site} />}
      <Problem text={error ? describe(t, error) : undefined} />
      <p role="status">{data && t("content.total", { count: total })}</p>
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
            {records.map((record) => (
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
                  <Link to={`/noi-dung/${record.kind}/${encodeURIComponent(record.key)}`}>{record.title}</Link>
                </td>
                <td>{record.site ?? "–"}</td>
                <td>{moment(record.updatedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <Button look="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("audit.more")}
        </Button>
      )}
    </>
  );
}
