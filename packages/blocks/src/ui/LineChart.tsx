import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { cx } from "./cx.ts";
import { FigureDay } from "./FigureDay.tsx";
import { isYearly, type UsableSeries } from "./figures.ts";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";
import styles from "./LineChart.module.css";
import { linearScale, linePath, niceRange } from "./scale.ts";

interface LineChartProps {
  /** One to three series of the same unit; further ones are left out. Points oldest first. */
  readonly series: readonly UsableSeries[];
}

/** Side of the drawing's own square, which is stretched to its place; strokes keep their width. */
const SIDE = 100;

const lineNames = ["first", "second", "third"] as const;

/** A small line chart, always shown beside the table of its figures. Lines differ by dashes as well as by colour. */
export function LineChart({ series }: LineChartProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(uiTexts);
  const drawn = series.slice(0, lineNames.length).filter((one) => one.points.length > 1);
  const days = drawn.flatMap((one) => one.points.map((point) => point.at)).toSorted();
  const values = drawn.flatMap((one) => one.points.map((point) => point.value));
  const from = days[0];
  const to = days.at(-1);
  if (from === undefined || to === undefined || from === to) return null;

  const range = niceRange(Math.min(...values), Math.max(...values), 3);
  const x = linearScale([Date.parse(from), Date.parse(to)], [0, SIDE]);
  const y = linearScale(range, [SIDE, 0]);
  const ticks = evenTicks(range);
  const yearly = drawn.every(isYearly);
  const name = (day: string): string => (yearly ? day.slice(0, 4) : format.date(day));
  const label = t("ui.chart.label", { series: drawn.map((one) => one.label).join(", "), from: name(from), to: name(to) });

  return (
    <figure className={styles["figure"]}>
      <ol className={styles["scale"]} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <li key={tick}>{format.number(tick)}</li>
        ))}
      </ol>
      <svg className={styles["chart"]} viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {ticks.map((tick) => (
          <path key={tick} className={styles["grid"]} d={`M0 ${y(tick)}H${SIDE}`} />
        ))}
        {drawn.map((one, index) => (
          <path
            key={index}
            className={cx(styles["line"], styles[lineNames[index] ?? "first"])}
            d={linePath(one.points.map(({ at, value }) => [x(Date.parse(at)), y(value)]))}
          />
        ))}
      </svg>
      <p className={styles["days"]} aria-hidden="true">
        <FigureDay day={from} yearly={yearly} />
        <FigureDay day={to} yearly={yearly} />
      </p>
      <figcaption className={styles["legend"]}>
        {drawn.map((one, index) => (
          <span key={index} className={styles["key"]}>
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
              <path className={cx(styles["line"], styles[lineNames[index] ?? "first"])} d="M1 4h26" />
            </svg>
            {one.label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Lowest, middle, highest: they stand at equal distances, so that plain style sheets can place them beside the drawing. */
function evenTicks([low, high]: readonly [number, number]): readonly number[] {
  return low === high ? [low] : [low, (low + high) / 2, high];
}
