import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { DataTable } from "../../ui/DataTable.tsx";
import { FigureDay } from "../../ui/FigureDay.tsx";
import { FiguresDownload } from "../../ui/FiguresDownload.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LineChart } from "../../ui/LineChart.tsx";
import { Name } from "../../ui/Name.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { comparable, recentDays } from "../../ui/compare-series.ts";
import { isYearly, latestOf, usable, type UsableSeries } from "../../ui/figures.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { budgetFiguresTexts } from "./texts.ts";
import styles from "./BudgetFigures.module.css";

/** Rows of the table behind the chart. */
const ROWS = 12;

/** The state budget at a glance: the latest figures, revenue and expenditure estimates as chart and table, all of it as files (spec §2.3, §9). */
export function BudgetFigures({ node, content }: WidgetProps): ReactNode {
  const t = useTexts(budgetFiguresTexts);
  const series = usable(content.series ?? []);
  const [first] = series;
  if (first === undefined) return null;
  const charted = comparable(series);
  return (
    <section className={styles["figures"]}>
      <SectionHeading level={node.headingLevel ?? 2} text={t("budgetFigures.title")} />
      <dl className={styles["keys"]}>
        {series.map((one, index) => (
          <KeyFigure key={index} series={one} />
        ))}
      </dl>
      <div className={styles["estimates"]}>
        <LineChart series={charted} />
        <DataTable
          caption={t("budgetFigures.table", { unit: charted[0]?.unit ?? "" })}
          columns={[
            { key: "at", label: t(isYearly(first) ? "budgetFigures.year" : "budgetFigures.at") },
            ...charted.map((one, index) => ({ key: String(index), label: <Name text={one.label} />, numeric: true })),
          ]}
          rows={recentDays(charted, ROWS).map(({ day, values }) => ({
            key: day,
            cells: [
              <FigureDay key="day" day={day} yearly={isYearly(first)} className={styles["day"]} />,
              ...values.map((value, index) => <Amount key={index} value={value} />),
            ],
          }))}
        />
      </div>
      <FiguresDownload series={series} label={t("budgetFigures.download")} />
    </section>
  );
}

/** The direction is said by a sign and an arrow, never by colour alone. */
function KeyFigure({ series }: { readonly series: UsableSeries }): ReactNode {
  const { format } = useHost();
  const { at, value, ratio } = latestOf(series);
  return (
    <div className={styles["key"]}>
      <dt className={styles["label"]}>
        <Name text={series.label} />
      </dt>
      <dd className={styles["value"]}>
        {format.number(value)} <span className={styles["unit"]}>{series.unit}</span>
      </dd>
      <dd className={styles["change"]}>
        {ratio !== undefined && (
          <span className={styles["ratio"]}>
            {ratio !== 0 && <Icon name={ratio > 0 ? "up" : "down"} />}
            {format.number(ratio, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 1 })}
          </span>
        )}
        <FigureDay day={at} yearly={isYearly(series)} className={styles["day"]} />
      </dd>
    </div>
  );
}

function Amount({ value }: { readonly value: number | undefined }): ReactNode {
  const { format } = useHost();
  return value === undefined ? "–" : format.number(value);
}
