import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "../ui/Section.tsx";
import { compareRecords } from "./compare-records.ts";
import { FieldChange } from "./FieldChange.tsx";
import { groupChanges } from "./group-changes.ts";
import type { RecordComparison } from "./use-comparison.ts";

export interface RecordChangesProps {
  readonly comparison: RecordComparison;
  readonly isPublished: boolean;
}

export function RecordChanges({ comparison, isPublished }: RecordChangesProps): ReactNode {
  const { t } = useTranslation();
  const { before, after, formerKey, successor, hasMoved } = comparison;
  if (before === undefined) return <p>{t(isPublished ? "compare.notKept" : "compare.gone")}</p>;
  const changes = compareRecords(before, after);
  return (
    <>
      {before === null && <p>{t("compare.new")}</p>}
      {after === null && <p>{successor === null ? t("compare.deletion") : t("compare.deletionTo", { successor })}</p>}
      {formerKey !== null && <p>{t("compare.renamed", { key: formerKey })}</p>}
      {hasMoved && <p>{t("compare.moved")}</p>}
      {changes.length === 0 && <p>{t("compare.same")}</p>}
      {groupChanges(changes).map(({ block, changes: of }) => (
        <Section key={block ?? ""} title={block === undefined ? t("compare.fields") : t("compare.block", { block })}>
          {of.map((change) => (
            <FieldChange key={change.path.join("/")} change={change} isWhole={before === null || after === null} />
          ))}
        </Section>
      ))}
    </>
  );
}
