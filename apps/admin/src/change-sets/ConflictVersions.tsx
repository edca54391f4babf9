import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Fields, textAt } from "../comparison/compare-records.ts";
import { MarkedWords } from "../comparison/MarkedWords.tsx";
import { useFieldLabel } from "../comparison/use-field-label.ts";
import { placesOf, type Versions } from "./conflicts-of.ts";
import styles from "./ConflictVersions.module.css";

/** Three versions of each place, side by side; what was changed of the first is marked. */
export function ConflictVersions({ versions }: { readonly versions: Versions }): ReactNode {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const { base, mine, live } = versions;
  const shown = (record: Fields | null, path: readonly string[]): ReactNode => {
    const text = textAt(record, path);
    if (record === null) return <em>{t("conflict.deleted")}</em>;
    if (text === undefined) return <em>{t("compare.absent")}</em>;
    return <MarkedWords before={textAt(base, path) ?? (base ? "" : text)} after={text} side="after" />;
  };
  return placesOf(versions).map((path) => (
    <div key={path.join("/")} role="group" aria-label={labelOf(path)}>
      <dl className={styles["versions"]}>
        <div>
          <dt>{t("conflict.base", { field: labelOf(path) })}</dt>
          <dd>{base ? (textAt(base, path) ?? <em>{t("compare.absent")}</em>) : <em>{t("compare.notKept")}</em>}</dd>
        </div>
        <div>
          <dt>{t("conflict.mine")}</dt>
          <dd>{shown(mine, path)}</dd>
        </div>
        <div>
          <dt>{t("conflict.live")}</dt>
          <dd>{shown(live, path)}</dd>
        </div>
      </dl>
    </div>
  ));
}
