import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Change } from "./compare-records.ts";
import styles from "./FieldChange.module.css";
import { inLines } from "./in-lines.ts";
import { MarkedWords } from "./MarkedWords.tsx";
import { useFieldLabel } from "./use-field-label.ts";

export interface FieldChangeProps {
  readonly change: Change;
  /** Whether the record is new, or deleted: there is nothing to compare it with. */
  readonly isWhole: boolean;
}

/** What a field says before and after, side by side, with the words that differ marked. */
export function FieldChange({ change, isWhole }: FieldChangeProps): ReactNode {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const { path } = change;
  const [before, after] = [inLines(change.before), inLines(change.after)];
  return (
    <div className={styles["change"]}>
      <h3>{labelOf(path)}</h3>
      {isWhole ? (
        <p className={styles["text"]}>{after ?? before}</p>
      ) : (
        <dl>
          {(["before", "after"] as const).map((side) => (
            <div key={side}>
              <dt>{t(`compare.${side}`)}</dt>
              <dd className={styles["text"]}>
                {before !== undefined && after !== undefined ? (
                  <MarkedWords before={before} after={after} side={side} />
                ) : (
                  ((side === "before" ? before : after) ?? <em>{t("compare.absent")}</em>)
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
