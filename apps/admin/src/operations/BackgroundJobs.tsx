import type { BackgroundJob } from "@portal/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call, type CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./BackgroundJobs.module.css";

/** Milliseconds. */
const LOOKS_AGAIN_AFTER = 15_000;

/** Each job of the portal with how much of it waits and failed; looked at again while the page is open. */
export function BackgroundJobs(): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { data, error } = useQuery<readonly BackgroundJob[], CallFailed>({
    queryKey: ["jobs"],
    queryFn: async ({ signal }) => (await call<readonly BackgroundJob[]>("jobs", { signal })).data,
    refetchInterval: LOOKS_AGAIN_AFTER,
    staleTime: 0,
  });
  return (
    <Section title={t("jobs.title")}>
      <p>{t("jobs.text")}</p>
      <Problem text={error ? describe(t, error) : undefined} />
      {!data && !error && <p role="status">{t("app.loading")}</p>}
      {data && (
        <table className={styles["jobs"]}>
          <thead>
            <tr>
              <th scope="col">{t("jobs.job")}</th>
              <th scope="col">{t("jobs.waiting")}</th>
              <th scope="col">{t("jobs.failed")}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ name, waiting, failed, next }) => (
              <tr key={name}>
                <th scope="row">
                  {t(`jobs.${name}`)}
                  {next !== null && <span className={styles["next"]}>{t("jobs.next", { moment: moment(next) })}</span>}
                </th>
                <td>{waiting}</td>
                <td data-failed={failed > 0 || undefined}>{failed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
