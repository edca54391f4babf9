import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import { type BlockProps, useHost } from "@portal/react";
import { ArticleList } from "../ui/ArticleList.tsx";
import { Change } from "../ui/Change.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { latestOf, type UsableSeries, usable } from "../ui/figures.ts";
import { Name } from "../ui/Name.tsx";
import { Section } from "../ui/Section.tsx";
import { SeriesHistory } from "../ui/SeriesHistory.tsx";
import { Sparkline } from "../ui/Sparkline.tsx";
import styles from "./SmallMultiples.module.css";

const ARTICLES = 3;

/** Series one below the other, each with its latest figure and a line on its own scale; one table behind them, all of it as files. */
export function SmallMultiples({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category } = content;
  const series = usable(content.series ?? []);
  const articles = content.articles.slice(0, series.length === 0 ? block.count : ARTICLES);
  if (series.length === 0 && articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      {series.length > 0 && (
        <>
          <ul className={styles["multiples"]}>
            {series.map((one, index) => (
              <Multiple key={index} series={one} />
            ))}
          </ul>
          <SeriesHistory charted={series} all={series} />
        </>
      )}
      <ArticleList articles={articles} className={styles["articles"]} />
    </Section>
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
