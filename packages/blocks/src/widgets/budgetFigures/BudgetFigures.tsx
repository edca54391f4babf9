import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { DataTable } from "../../ui/DataTable.tsx";
import { DateTime } from "../../ui/DateTime.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LineChart } from "../../ui/LineChart.tsx";
import { Name } from "../../ui/Name.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { comparable, recentDays } from "../../ui/compare-series.ts";
import { csvPath, latestOf, usable, type UsableSeries } from "../../ui/figures.ts";
import styles from "./BudgetFigures.module.css";

/** Rows of the table behind the chart. */
const ROWS = 12;

/** The state budget at a glance: the latest figures, revenue and expenditure estimates as chart and table, all of it as CSV (spec §2.3, §9). */
export function BudgetFigures({ node, content }: WidgetProps): ReactNode {
  const { t } = useHost();
  const series = usable(content.series ?? []);
  const [first] = series;
  if (first === undefined) return null;
  // Years and months do not stand on one scale.
  const charted = comparable(series.filter((one) => isYearly(one) === isYearly(first)));
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
              <At key="day" day={day} yearly={isYearly(first)} />,
              ...values.map((value, index) => <Amount key={index} value={value} />),
            ],
          }))}
        />
      </div>
      <p className={styles["download"]}>
        <Icon name="download" />
        <a href={csvPath(series)} download>
          {t("budgetFigures.download")}
        </a>
      </p>
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
        <At day={at} yearly={isYearly(series)} />
      </dd>
    </div>
  );
}

/** Of a yearly figure the first of January says nothing. */
function At({ day, yearly }: { readonly day: string; readonly yearly: boolean }): ReactNode {
  return yearly ? <time dateTime={day.slice(0, 4)}>{day.slice(0, 4)}</time> : <DateTime iso={day} className={styles["day"]} />;
}

const isYearly = ({ points }: UsableSeries): boolean => points.every(({ at }) => /^\d{4}-01-01$/.test(at));

function Amount({ value }: { readonly value: number | undefined }): ReactNode {
  const { format } = useHost();
  return value === undefined ? "–" : format.number(value);
}
