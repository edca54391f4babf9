import type { ReactNode } from "react";
import type { Series } from "@portal/core";
import { useHost } from "@portal/react";
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { cx } from "./cx.ts";
import { DateTime } from "./DateTime.tsx";
import styles from "./LineChart.module.css";

interface LineChartProps {
  /** One to three series of the same unit; further ones are left out. Points oldest first. */
  readonly series: readonly Series[];
}

/** In units of the view box, which is drawn at about its natural size. */
const width = 400;
const height = 170;
const margin = { top: 12, right: 8, bottom: 8, left: 64 };

const lineNames = ["first", "second", "third"] as const;

/** A small line chart, always shown beside the table of its figures. Lines differ by dashes as well as by colour. */
export function LineChart({ series }: LineChartProps): ReactNode {
  const { t, format } = useHost();
  const drawn = series
    .slice(0, lineNames.length)
    .map((one) => ({ ...one, points: one.points.filter((point) => Number.isFinite(point.value) && !Number.isNaN(Date.parse(point.at))) }))
    .filter((one) => one.points.length > 1);
  const days = drawn.flatMap((one) => one.points.map((point) => point.at)).toSorted();
  const values = drawn.flatMap((one) => one.points.map((point) => point.value));
  const from = days[0];
  const to = days.at(-1);
  if (from === undefined || to === undefined || from === to) return null;

  const x = scaleLinear([Date.parse(from), Date.parse(to)], [margin.left, width - margin.right]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - margin.bottom, margin.top]).nice(3);
  const path = line<{ at: string; value: number }>()
    .x((point) => x(Date.parse(point.at)))
    .y((point) => y(point.value));
  const label = t("ui.chart.label", { series: drawn.map((one) => one.label).join(", "), from: format.date(from), to: format.date(to) });

  return (
    <figure className={styles["figure"]}>
      <svg className={styles["chart"]} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {y.ticks(3).map((tick) => (
          <g key={tick}>
            <line className={styles["grid"]} x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} />
            <text className={styles["tick"]} x={margin.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
              {format.number(tick)}
            </text>
          </g>
        ))}
        {drawn.map((one, index) => (
          <path key={index} className={cx(styles["line"], styles[lineNames[index] ?? "first"])} d={path(one.points) ?? ""} />
        ))}
      </svg>
      <figcaption className={styles["caption"]}>
        <span className={styles["days"]}>
          <DateTime iso={from} />
          <DateTime iso={to} />
        </span>
        {drawn.length > 1 && (
          <ul className={styles["legend"]}>
            {drawn.map((one, index) => (
              <li key={index}>
                <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
                  <path className={cx(styles["line"], styles[lineNames[index] ?? "first"])} d="M1 4h26" />
                </svg>
                {one.label}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}
