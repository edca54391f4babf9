import type { ChangedRecord, ChangeSetState } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { comparisonAddress, editorAddress } from "../app/addresses.ts";
import { Section } from "../ui/Section.tsx";
import styles from "./ChangedRecords.module.css";
import { openStates } from "./may-do-with-set.ts";

export interface ChangedRecordsProps {
  /** The change set's. */
  readonly id: string;
  readonly records: readonly ChangedRecord[];
  /** Of the set. */
  readonly state: ChangeSetState;
  /** How many more there are that the member may not see. */
  readonly hidden: number;
}

export function ChangedRecords({ id, records, state, hidden }: ChangedRecordsProps): ReactNode {
  const { t } = useTranslation();
  const isOpen = openStates.has(state);
  return (
    <Section title={t("records.title")}>
      {records.length === 0 ? (
        <p>{t("records.empty")}</p>
      ) : (
        <div className={styles["scroll"]} role="group" aria-label={t("records.title")} tabIndex={0}>
          <table className={styles["records"]}>
            <thead>
              <tr>
                <th scope="col">{t("records.record")}</th>
                <th scope="col">{t("records.kind")}</th>
                <th scope="col">{t("records.site")}</th>
              </tr>
            </thead>
            <tbody>
              {records.map(({ kind, key, site, title, isDeletion, path }) => (
                <tr key={`${kind} ${key}`}>
                  <td>
                    <Link to={comparisonAddress(id, { kind, key })}>{isDeletion ? t("records.deletion", { key }) : (title ?? key)}</Link>
                    {state === "published" && path !== null && (
                      <>
                        {" · "}
                        <a href={path}>{t("records.live")}</a>
                      </>
                    )}
                    {!isDeletion && kind !== "file" && (
                      <>
                        {" · "}
                        <Link to={editorAddress(id, "ban-ghi", { kind, key })}>{t(isOpen ? "record.edit" : "record.view")}</Link>
                      </>
                    )}
                    {(kind === "site" || kind === "category") && !isDeletion && (
                      <>
                        {" · "}
                        <Link to={editorAddress(id, "bo-cuc", { kind, key })}>{t(isOpen ? "layout.edit" : "layout.view")}</Link>
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
    </Section>
  );
}
