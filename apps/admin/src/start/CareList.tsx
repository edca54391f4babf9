import { type Care, mayDoSomewhere, type StaffMember } from "@portal/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { call, type CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./CareList.module.css";

/** Where each kind is listed, and nothing else. */
const lists: Readonly<Record<keyof Care, string>> = {
  attention: "/thay-doi?waits=attention",
  moved: "/thay-doi?waits=moved",
  questions: "/cau-hoi?state=received",
  reports: "/bao-loi?state=open",
  drafts: "/gop-y?due=true",
  mails: "/van-hanh",
};

/** What waits for the member, most urgent first: how much of each, and a link to it. */
export function CareList({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useQuery<Care, CallFailed>({
    queryKey: ["care"],
    queryFn: async ({ signal }) => (await call<Care>("care", { signal })).data,
    // What others have done since, when the member returns to the page.
    staleTime: 0,
  });
  const kinds = (Object.keys(lists) as (keyof Care)[]).filter((kind) => (data?.[kind] ?? 0) > 0);
  return (
    <Section title={t("care.title")}>
      <Problem text={error ? describe(t, error) : undefined} />
      {!data && !error && <p role="status">{t("app.loading")}</p>}
      {data && kinds.length === 0 && <p>{t(mayDoSomewhere(member, "changeSet.make").allowed ? "care.empty.maker" : "care.empty")}</p>}
      {kinds.length > 0 && (
        <ul className={styles["care"]}>
          {kinds.map((kind) => (
            <li key={kind}>
              <Link to={lists[kind]}>{t(`care.${kind}`, { count: data?.[kind] ?? 0 })}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
