import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { recentDays } from "./compare-series.ts";
import { DataTable } from "./DataTable.tsx";
import { FiguresDownload } from "./FiguresDownload.tsx";
import { FigureDay } from "./FigureDay.tsx";
import { isYearly, type UsableSeries } from "./figures.ts";
import { Name } from "./Name.tsx";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";
import styles from "./SeriesHistory.module.css";

/** Days of the table behind a chart. */
const DAYS = 12;

interface SeriesHistoryProps {
  /** Drawn in the chart: the table gives their figures. */
  readonly charted: readonly UsableSeries[];
  /** All that the block shows: the download has them. */
  readonly all: readonly UsableSeries[];
}

/** Behind every chart: its figures as a table, and all of them as files. */
export function SeriesHistory({ charted, all }: SeriesHistoryProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(uiTexts);
  const yearly = charted.every(isYearly);
  return (
    <>
      <details className={styles["details"]}>
        <summary>{t("ui.figures.history")}</summary>
        <DataTable
          caption={charted.map((one) => one.label).join(", ")}
          captionHidden
          columns={[
            { key: "day", label: t("ui.figures.day") },
            ...charted.map((one, index) => ({ key: String(index), label: <Name key="label" text={one.label} />, numeric: true })),
          ]}
          rows={recentDays(charted, DAYS).map(({ day, values }) => ({
            key: day,
            cells: [
              <FigureDay key="day" day={day} yearly={yearly} />,
              ...values.map((value) => (value === undefined ? "–" : format.number(value))),
            ],
          }))}
        />
      </details>
      <FiguresDownload series={all} label={t("ui.figures.download")} />
    </>
  );
}
