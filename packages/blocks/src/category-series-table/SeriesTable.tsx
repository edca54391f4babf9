import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import { type BlockProps, useHost } from "@portal/react";
import { ArticleListItem } from "../ui/ArticleListItem.tsx";
import { Change } from "../ui/Change.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LineChart } from "../ui/LineChart.tsx";
import { Name } from "../ui/Name.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { csvPath, latestOf, type LatestValue, usable } from "../ui/figures.ts";
import { comparable, recentDays } from "../ui/compare-series.ts";
import styles from "./SeriesTable.module.css";

/** Rows of the table behind the chart. */
const DAYS = 12;
const ARTICLES = 3;

/** Exchange rates or budget totals: the latest figures as a table, a small chart with its own table, all of it as CSV. */
export function SeriesTable({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { t } = useHost();
  const { category } = content;
  const series = usable(content.series ?? []);
  const articles = content.articles.slice(0, series.length === 0 ? block.count : ARTICLES);
  if (series.length === 0 && articles.length === 0) return null;
  const charted = comparable(series);
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={category.name} href={category.href} />
      {series.length > 0 && (
        <div className={styles["figures"]}>
          <DataTable
            caption={category.name || t("ui.untitled")}
            captionHidden
            columns={[
              { key: "label", label: t("category-series-table.series") },
              { key: "value", label: t("ui.figures.value"), numeric: true },
              { key: "change", label: t("category-series-table.change"), numeric: true },
            ]}
            rows={series.map((one, index) => {
              const latest = latestOf(one);
              return {
                key: String(index),
                cells: [
                  <span key="label">
                    <Name text={one.label} />
                    <span className={styles["unit"]}>{one.unit}</span>
                  </span>,
                  <Value key="value" latest={latest} />,
                  <Change key="change" latest={latest} />,
                ],
              };
            })}
          />
          <div>
            <LineChart series={charted} />
            <details className={styles["details"]}>
              <summary>{t("ui.figures.history")}</summary>
              <DataTable
                caption={charted.map((one) => one.label).join(", ")}
                captionHidden
                columns={[
                  { key: "day", label: t("ui.figures.day") },
                  ...charted.map((one, index) => ({ key: String(index), label: one.label, numeric: true })),
                ]}
                rows={recentDays(charted, DAYS).map(({ day, values }) => ({
                  key: day,
                  cells: [<DateTime key="day" iso={day} />, ...values.map((value, index) => <Figure key={index} value={value} />)],
                }))}
              />
            </details>
            <a href={csvPath(series)} className={styles["download"]} download>
              <Icon name="download" />
              {t("ui.figures.download")}
            </a>
          </div>
        </div>
      )}
      {articles.length > 0 && (
        <ul className={styles["articles"]}>
          {articles.map((article, index) => (
            <ArticleListItem key={index} article={article} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Figure({ value }: { readonly value: number | undefined }): ReactNode {
  const { format } = useHost();
  return value === undefined ? "–" : format.number(value);
}

function Value({ latest }: { readonly latest: LatestValue }): ReactNode {
  return (
    <span className={styles["value"]}>
      <strong>
        <Figure value={latest.value} />
      </strong>
      <DateTime iso={latest.at} className={styles["unit"]} />
    </span>
  );
}
