import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { blockAddress, editorAddress, opensAt } from "../app/addresses.ts";
import { useFieldLabel } from "../comparison/use-field-label.ts";
import { CheckText } from "../layout/CheckText.tsx";
import type { SubmissionError } from "./submission-errors.ts";

export interface SubmissionErrorsProps {
  readonly changeSetId: string;
  readonly errors: readonly SubmissionError[];
}

/** What keeps records from being submitted; each leads to its block or its field. */
export function SubmissionErrors({ changeSetId, errors }: SubmissionErrorsProps): ReactNode {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  if (errors.length === 0) return null;
  return (
    <ul>
      {errors.map(({ kind, key, path, block, code, problem }) => (
        <li key={`${kind} ${key} ${path.join("/")} ${block} ${problem}`}>
          {key}
          {block === undefined && path.length > 0 && `, ${labelOf(path)}`}: <CheckText code={code} help={problem} />{" "}
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
