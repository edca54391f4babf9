import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { DataTable } from "../../ui/DataTable.tsx";
import { DateTime } from "../../ui/DateTime.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LineChart } from "../../ui/LineChart.tsx";
import { Name } from "../../ui/Name.tsx";
import { latestOf, type LatestValue, type UsableSeries } from "../../ui/figures.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { stockInformationTexts } from "./texts.ts";
import { uiTexts } from "../../ui/texts.ts";
import styles from "./StockQuote.module.css";

/** Rows of the table behind the line. */
const DAYS = 10;

interface StockQuoteProps {
  readonly series: UsableSeries;
  readonly level: number;
}

/** One index or price. */
export function StockQuote({ series, level }: StockQuoteProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(stockInformationTexts, uiTexts);
  const latest = latestOf(series);
  const recent = series.points.slice(-DAYS).toReversed();
  return (
    <article className={styles["quote"]}>
      <Heading level={level} className={styles["label"]}>
        <Name text={series.label} />
      </Heading>
      <p className={styles["value"]}>
        {format.number(latest.value)} <span className={styles["unit"]}>{series.unit}</span>
      </p>
      <p className={styles["change"]}>
        <Change latest={latest} />
        <DateTime iso={latest.at} className={styles["day"]} />
      </p>
      <LineChart series={[series]} />
      <details className={styles["details"]}>
        <summary>
          {t("stockInformation.table")}
          <span className="visually-hidden">: {series.label}</span>
        </summary>
        <DataTable
          caption={series.label}
          captionHidden
          columns={[
            { key: "day", label: t("ui.figures.day") },
            { key: "value", label: series.unit || t("ui.figures.value"), numeric: true },
          ]}
          rows={recent.map(({ at, value }, index) => ({
            key: String(index),
            cells: [<DateTime key="day" iso={at} />, format.number(value)],
          }))}
        />
      </details>
    </article>
  );
}

/** Up or down is said by a word, a sign and an arrow; colour only repeats it. */
function Change({ latest: { change, ratio } }: { readonly latest: LatestValue }): ReactNode {
  const { format } = useHost();
  const t = useTexts(stockInformationTexts);
  if (change === undefined) return null;
  if (change === 0) return <span className={styles["still"]}>{t("stockInformation.still")}</span>;
  const signed: Intl.NumberFormatOptions = { signDisplay: "exceptZero", maximumFractionDigits: 2 };
  const percent = ratio === undefined ? "" : ` (${format.number(ratio, { ...signed, style: "percent" })})`;
  return (
    <span className={styles[change > 0 ? "up" : "down"]}>
      <Icon name={change > 0 ? "up" : "down"} />
      {t(change > 0 ? "stockInformation.up" : "stockInformation.down")} {format.number(change, signed)}
      {percent}
    </span>
  );
}
