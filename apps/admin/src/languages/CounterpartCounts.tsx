import type { CounterpartCount } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../i18n/use-formats.ts";
import { CountTable } from "../statistics/CountTable.tsx";

/** First what is to be done: on a narrow screen the last ones are reached by scrolling. */
const figures = ["unpaired", "dangling", "paired", "public"] as const;

/** The counts by site and kind, and what the columns mean. */
export function CounterpartCounts({ counts }: { readonly counts: readonly CounterpartCount[] }): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      <p>{t("languages.countsText")}</p>
      <CountTable
        name={t("languages.counts")}
        figures={figures.length}
        columns={[t("languages.site"), t("languages.kind"), ...figures.map((figure) => t(`languages.${figure}`))]}
        rows={counts.map((count) => ({
          key: `${count.site} ${count.kind}`,
          cells: [count.site, t(`kind.${count.kind}`), ...figures.map((figure) => number(count[figure]))],
        }))}
      />
    </>
  );
}
