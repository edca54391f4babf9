import type { ReactNode } from "react";
import { comparable, FigureDay, isYearly, LineChart, recentDays, usable } from "@portal/blocks/chart";
import type { ChartEmbed } from "@portal/domain";
import { useHost } from "@portal/react";
import styles from "./Embed.module.css";
import { embedTexts } from "./texts.ts";

/** Rows of the table below a chart. */
const DAYS = 12;

/** The series that one scale serves as a chart, and their latest figures as a table. */
export function Chart({ series }: Pick<ChartEmbed, "series">): ReactNode {
  const { format, language } = useHost();
  const texts = embedTexts[language];
  const charted = comparable(usable(series));
  if (charted.length === 0) return <p>{texts.noFigures}</p>;
  const yearly = charted.every(isYearly);
  return (
    <>
      <LineChart series={charted} />
      <details className={styles["figures"]}>
        <summary>{texts.figures}</summary>
        <table>
          <caption className="visually-hidden">{charted.map(({ label }) => label).join(", ")}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {charted.map(({ id, label, unit }) => (
                <th key={id} scope="col" className={styles["number"]}>
                  {label}
                  {unit !== "" && <span className={styles["unit"]}> ({unit})</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {recentDays(charted, DAYS).map(({ day, values }) => (
              <tr key={day}>
                <th scope="row">
                  <FigureDay day={day} yearly={yearly} />
                </th>
                {values.map((value, index) => (
                  <td key={charted[index]?.id} className={styles["number"]}>
                    {value === undefined ? "–" : format.number(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
