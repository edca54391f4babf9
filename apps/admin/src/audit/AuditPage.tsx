import type { AuditRecord, StaffMember } from "@portal/contracts";
import { mayDoSomewhere } from "@portal/contracts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, type CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { SiteSelect } from "../sites/SiteSelect.tsx";
import { useSites } from "../sites/use-sites.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import styles from "./AuditPage.module.css";
import filterStyles from "../ui/Filters.module.css";

/** As many as a call answers. */
const PAGE = 100;
/** What the call takes as the name of an act. */
const ACT = "[a-zA-Z.\\-]{1,60}";

/** Who did what, newest first; reading it is kept there as well. */
export function AuditPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { sites } = useSites();
  const [site, setSite] = useState("");
  const [act, setAct] = useState("");
  const filter = new URLSearchParams({ ...(site !== "" && { site }), ...(act !== "" && { act }) });
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery<readonly AuditRecord[], CallFailed>({
    queryKey: ["audit", filter.toString()],
    queryFn: async ({ signal, pageParam }) => {
      const before = pageParam === undefined ? "" : `&before=${pageParam as string}`;
      return (await call<readonly AuditRecord[]>(`audit?limit=${PAGE}&${filter}${before}`, { signal })).data;
    },
    initialPageParam: undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
  });
  const mayExport = mayDoSomewhere(member, "audit.export").allowed;
  return (
    <>
      <PageHeading text={t("audit.title")} />
      <form
        className={filterStyles["filters"]}
        onSubmit={(event) => {
          event.preventDefault();
          setAct(typedIn(event.currentTarget, "act").trim());
        }}
      >
        <SiteSelect sites={sites} value={site} onChange={setSite} />
        <Field label={t("audit.act")} hint={t("audit.actHint")} name="act" pattern={ACT} />
        <Button look="quiet" type="submit">
          {t("audit.filter")}
        </Button>
        {mayExport && (
          <a href={`/api/admin/audit/export?${filter}`} download>
            {t("audit.export")}
          </a>
        )}
      </form>
      <Problem text={error ? describe(t, error) : undefined} />
      <div className={styles["scroll"]} role="group" aria-label={t("audit.title")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(["at", "actor", "act", "subject", "where"] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`audit.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.pages.flat().map((entry) => (
              <tr key={entry.id}>
                <td>{moment(entry.at)}</td>
                <td>{entry.actor === null ? t("audit.portal") : entry.actor === member.id ? member.name : entry.actor}</td>
                <td>{entry.act}</td>
                <td>{entry.subject}</td>
                <td>{entry.site ?? "–"}</td>
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
