import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import { type BlockProps, useHost } from "@portal/react";
import { ArticleListItem } from "../ui/ArticleListItem.tsx";
import { Change } from "../ui/Change.tsx";
import { recentDays } from "../ui/compare-series.ts";
import { DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { csvPath, latestOf, type UsableSeries, usable } from "../ui/figures.ts";
import { Icon } from "../ui/Icon.tsx";
import { Name } from "../ui/Name.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { Sparkline } from "../ui/Sparkline.tsx";
import styles from "./SmallMultiples.module.css";

/** Rows of the table behind the lines. */
const DAYS = 12;
const ARTICLES = 3;

/** Series one below the other, each with its latest figure and a line on its own scale; one table behind them, all of it as CSV. */
export function SmallMultiples({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { t, format } = useHost();
  const { category } = content;
  const series = usable(content.series ?? []);
  const articles = content.articles.slice(0, series.length === 0 ? block.count : ARTICLES);
  if (series.length === 0 && articles.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={category.name} href={category.href} seeAll />
      {series.length > 0 && (
        <>
          <ul className={styles["multiples"]}>
            {series.map((one, index) => (
              <Multiple key={index} series={one} />
            ))}
          </ul>
          <details className={styles["details"]}>
            <summary>{t("ui.figures.history")}</summary>
            <DataTable
              caption={category.name || t("ui.untitled")}
              captionHidden
              columns={[
                { key: "day", label: t("ui.figures.day") },
                ...series.map((one, index) => ({ key: String(index), label: <Name key="label" text={one.label} />, numeric: true })),
              ]}
              rows={recentDays(series, DAYS).map(({ day, values }) => ({
                key: day,
                cells: [<DateTime key="day" iso={day} />, ...values.map((value) => (value === undefined ? "–" : format.number(value)))],
              }))}
            />
          </details>
          <a href={csvPath(series)} className={styles["download"]} download>
            <Icon name="download" />
            {t("ui.figures.download")}
          </a>
        </>
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

function Multiple({ series }: { readonly series: UsableSeries }): ReactNode {
  const { format } = useHost();
  const latest = latestOf(series);
  return (
    <li className={styles["multiple"]}>
      <p className={styles["label"]}>
        <Name text={series.label} />
      </p>
      <p className={styles["figure"]}>
        <span>
          <strong className={styles["value"]}>{format.number(latest.value)}</strong> <span className={styles["unit"]}>{series.unit}</span>
        </span>
        <Change latest={latest} />
      </p>
      <Sparkline series={series} />
      <p className={styles["days"]}>
        {series.points.length > 1 && <DateTime iso={series.points[0].at} />}
        <DateTime iso={latest.at} />
      </p>
    </li>
  );
}
