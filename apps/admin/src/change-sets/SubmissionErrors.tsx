import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { blockAddress, editorAddress } from "../app/addresses.ts";
import { CheckText } from "../layout/CheckText.tsx";
import type { BlockError } from "./block-errors.ts";

export interface SubmissionErrorsProps {
  readonly changeSetId: string;
  readonly errors: readonly BlockError[];
}

/** What keeps layouts from being submitted; each leads to its block. */
export function SubmissionErrors({ changeSetId, errors }: SubmissionErrorsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("checks.refused")}</p>
      <ul>
        {errors.map(({ kind, key, block, code, problem }) => (
          <li key={`${kind} ${key} ${block} ${problem}`}>
            {key}: <CheckText code={code} help={problem} />{" "}
            <Link
              to={block === null ? editorAddress(changeSetId, "bo-cuc", { kind, key }) : blockAddress(changeSetId, { kind, key }, block)}
            >
              {t("checks.open")}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
