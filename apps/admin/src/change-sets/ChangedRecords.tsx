import type { ChangedRecord } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styles from "./ChangedRecords.module.css";

export interface ChangedRecordsProps {
  readonly changeSetId: string;
  readonly records: readonly ChangedRecord[];
  /** How many more there are that the member may not see. */
  readonly hidden: number;
}

export function ChangedRecords({ changeSetId, records, hidden }: ChangedRecordsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <section className={styles["records"]}>
      <h2>{t("records.title")}</h2>
      {records.length === 0 ? (
        <p>{t("records.empty")}</p>
      ) : (
        <div className={styles["scroll"]}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("records.record")}</th>
                <th scope="col">{t("records.kind")}</th>
                <th scope="col">{t("records.site")}</th>
              </tr>
            </thead>
            <tbody>
              {records.map(({ kind, key, site, title, isDeletion }) => (
                <tr key={`${kind} ${key}`}>
                  <td>
                    {isDeletion ? t("records.deletion", { key }) : (title ?? key)}
                    {(kind === "site" || kind === "category") && !isDeletion && (
                      <>
                        {" "}
                        <Link to={`/thay-doi/${changeSetId}/bo-cuc/${kind}/${encodeURIComponent(key)}`}>{t("layout.edit")}</Link>
                      </>
                    )}
                  </td>
                  <td>{t(`kind.${kind}`)}</td>
                  <td>{site ?? "–"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hidden > 0 && <p>{t("records.hidden", { count: hidden })}</p>}
    </section>
  );
}
