import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { recordAddress } from "../app/addresses.ts";
import type { RecordUse } from "./use-record.ts";

/** What holds, names or links a record. */
export function UseList({ uses }: { readonly uses: readonly RecordUse[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <ul>
      {uses.map((use) => (
        <li key={`${use.kind} ${use.key} ${use.how}`}>
          {t(`record.uses.${use.how}`)} <Link to={recordAddress(use)}>{use.title}</Link> ({t(`kind.${use.kind}`)})
        </li>
      ))}
    </ul>
  );
}
