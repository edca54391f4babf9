import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import { type BlockProps, useHost } from "@portal/react";
import { ArticleList } from "../ui/ArticleList.tsx";
import { Change } from "../ui/Change.tsx";
import { comparable } from "../ui/compare-series.ts";
import { DataTable } from "../ui/DataTable.tsx";
import { FigureDay } from "../ui/FigureDay.tsx";
import { isYearly, latestOf, type LatestValue, usable } from "../ui/figures.ts";
import { LineChart } from "../ui/LineChart.tsx";
import { Name } from "../ui/Name.tsx";
import { Section } from "../ui/Section.tsx";
import { SeriesHistory } from "../ui/SeriesHistory.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { seriesTableTexts } from "./texts.ts";
import { uiTexts } from "../ui/texts.ts";
import styles from "./SeriesTable.module.css";

const ARTICLES = 3;

/** Exchange rates or budget totals: the latest figures as a table, a small chart with its own table, all of it as files. */
export function SeriesTable({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const t = useTexts(seriesTableTexts, uiTexts);
  const { category } = content;
  const series = usable(content.series ?? []);
  const articles = content.articles.slice(0, series.length === 0 ? block.count : ARTICLES);
  if (series.length === 0 && articles.length === 0) return null;
  const charted = comparable(series);
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href}>
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
                  <Value key="value" latest={latest} yearly={isYearly(one)} />,
                  <Change key="change" latest={latest} />,
                ],
              };
            })}
          />
          <div>
            <LineChart series={charted} />
            <SeriesHistory charted={charted} all={series} />
          </div>
        </div>
      )}
      <ArticleList articles={articles} className={styles["articles"]} />
    </Section>
  );
}

function Value({ latest, yearly }: { readonly latest: LatestValue; readonly yearly: boolean }): ReactNode {
  const { format } = useHost();
  return (
    <>
      <strong>{format.number(latest.value)}</strong>
      <span className={styles["unit"]}>
        <FigureDay day={latest.at} yearly={yearly} />
      </span>
    </>
  );
}
