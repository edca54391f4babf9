import { ChartDrawing } from "@portal/blocks/chart";
import type { DayOfViews } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../i18n/use-formats.ts";
import { CountTable } from "./CountTable.tsx";
import styles from "./statistics.module.css";

const counts = ["views", "bots", "searches", "inVain", "missing"] as const;
const drawn = ["views", "bots"] as const;

/** Views of each day as a chart, and every figure of them in a table, the newest day first. */
export function DayCounts({ days }: { readonly days: readonly DayOfViews[] }): ReactNode {
  const { t } = useTranslation();
  const { number, day } = useFormats();
  const [from, to] = [day(days[0]?.day ?? ""), day(days.at(-1)?.day ?? "")];
  const table = t("statistics.table");
  const isEmpty = days.every(({ views, bots }) => views + bots === 0);
  return (
    <>
      {isEmpty ? (
        <p>{t("statistics.none")}</p>
      ) : (
        <div className={styles["chart"]}>
          <ChartDrawing
            lines={drawn.map((name) => ({
              label: t(`statistics.${name}`),
              points: days.map((each) => ({ at: each.day, value: each[name] })),
            }))}
            label={t("statistics.chart", { from, to })}
            number={number}
            days={[<span key="from">{from}</span>, <span key="to">{to}</span>]}
          />
        </div>
      )}
      <details>
        <summary>{table}</summary>
        <CountTable
          name={table}
          figures={counts.length}
          columns={[t("statistics.day"), ...counts.map((name) => t(`statistics.${name}`))]}
          rows={days.toReversed().map((each) => ({
            key: each.day,
            cells: [day(each.day), ...counts.map((name) => number(each[name]))],
          }))}
        />
      </details>
    </>
  );
}
