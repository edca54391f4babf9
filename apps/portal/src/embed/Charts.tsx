import type { ReactNode } from "react";
import { comparable, FigureDay, isYearly, LineChart, recentDays, usable } from "@portal/blocks/chart";
import type { ChartEmbed } from "@portal/domain";
import { useHost } from "@portal/react";
import styles from "./Embed.module.css";
import { embedTexts } from "./texts.ts";

/** Rows of the table below a chart. */
const DAYS = 12;

/** All series as charts, those together that one scale serves, each chart with a table of its latest figures. */
export function Charts({ series }: Pick<ChartEmbed, "series">): ReactNode {
  const { language } = useHost();
  const groups = groupsOf(usable(series));
  if (groups.length === 0) return <p>{embedTexts[language].noFigures}</p>;
  return groups.map((group, index) => <Chart key={index} series={group} />);
}

type Group = ReturnType<typeof usable>;

/** Series that stand on one scale, in their order. */
function groupsOf(series: Group): readonly Group[] {
  if (series.length === 0) return [];
  const group = comparable(series);
  return [group, ...groupsOf(series.filter((one) => !group.includes(one)))];
}

function Chart({ series }: { readonly series: Group }): ReactNode {
  const { format, language } = useHost();
  const texts = embedTexts[language];
  const yearly = series.every(isYearly);
  return (
    <div className={styles["chart"]}>
      <LineChart series={series} />
      <details className={styles["figures"]}>
        <summary>{texts.figures}</summary>
        <table>
          <caption className="visually-hidden">{series.map(({ label }) => label).join(", ")}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {series.map(({ id, label, unit }) => (
                <th key={id} scope="col" className={styles["number"]}>
                  {label}
                  {unit !== "" && <span className={styles["unit"]}> ({unit})</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {recentDays(series, DAYS).map(({ day, values }) => (
              <tr key={day}>
                <th scope="row">
                  <FigureDay day={day} yearly={yearly} />
                </th>
                {values.map((value, index) => (
                  <td key={series[index]?.id} className={styles["number"]}>
                    {value === undefined ? "–" : format.number(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
