import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { blockAddress, editorAddress, opensAt } from "../app/addresses.ts";
import { useFieldLabel } from "../comparison/use-field-label.ts";
import { CheckText } from "../layout/CheckText.tsx";
import styles from "./SubmissionErrors.module.css";
import type { SubmissionError } from "./submission-errors.ts";

export interface SubmissionErrorsProps {
  readonly changeSetId: string;
  readonly errors: readonly SubmissionError[];
  /** Where all are of the record that the page is about, its name says nothing. */
  readonly namesRecords: boolean;
}

/** What keeps records from being submitted; each leads to its block or its field. */
export function SubmissionErrors({ changeSetId, errors, namesRecords }: SubmissionErrorsProps): ReactNode {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  if (errors.length === 0) return null;
  return (
    <ul className={styles["errors"]}>
      {errors.map(({ kind, key, path, block, code, problem }) => (
        <li key={`${kind} ${key} ${path.join("/")} ${block} ${problem}`}>
          {namesRecords && `${key}: `}
          {block === undefined && path.length > 0 && `${labelOf(path)}: `}
          <CheckText code={code} help={problem} />{" "}
          {block === undefined ? (
            <Link to={editorAddress(changeSetId, "ban-ghi", { kind, key })} state={opensAt(path)}>
              {t("checks.openRecord")}
            </Link>
          ) : (
            <Link
              to={block === null ? editorAddress(changeSetId, "bo-cuc", { kind, key }) : blockAddress(changeSetId, { kind, key }, block)}
            >
              {t("checks.open")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
