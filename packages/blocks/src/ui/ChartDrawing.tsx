import type { SeriesPoint } from "@portal/core";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./ChartDrawing.module.css";
import { linearScale, linePath, niceRange } from "./scale.ts";

export interface ChartLine {
  readonly label: string;
  /** Oldest first, at least two. */
  readonly points: readonly SeriesPoint[];
}

export interface ChartDrawingProps {
  /** One to three of the same unit. */
  readonly lines: readonly ChartLine[];
  /** Names the chart for those who do not see it. */
  readonly label: string;
  readonly number: (value: number) => string;
  /** Its first and its last day. */
  readonly days: readonly [ReactNode, ReactNode];
}

/** Side of the drawing's own square, which is stretched to its place; strokes keep their width. */
const SIDE = 100;

const lineNames = ["first", "second", "third"] as const;

/** Lines that can be distinguished. */
export const MOST_LINES = lineNames.length;

/** Days from which and to which lines go; undefined where there is no line of two days. */
export function spanOf(lines: readonly ChartLine[]): readonly [from: string, to: string] | undefined {
  const days = lines.flatMap(({ points }) => points.map(({ at }) => at)).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined || from === to ? undefined : [from, to];
}

/** A small line chart that needs no host. Lines differ by dashes as well as by colour. Nothing where no line has two days. */
export function ChartDrawing({ lines, label, number, days }: ChartDrawingProps): ReactNode {
  const span = spanOf(lines);
  if (!span) return null;
  const [from, to] = span;
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const range = niceRange(Math.min(...values), Math.max(...values), 3);
  const x = linearScale([Date.parse(from), Date.parse(to)], [0, SIDE]);
  const y = linearScale(range, [SIDE, 0]);
  const ticks = evenTicks(range);
  return (
    <figure className={styles["figure"]}>
      <ol className={styles["scale"]} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <li key={tick}>{number(tick)}</li>
        ))}
      </ol>
      <svg className={styles["chart"]} viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {ticks.map((tick) => (
          <path key={tick} className={styles["grid"]} d={`M0 ${y(tick)}H${SIDE}`} />
        ))}
        {lines.map((one, index) => (
          <path
            key={index}
            className={cx(styles["line"], styles[lineNames[index] ?? "first"])}
            d={linePath(one.points.map(({ at, value }) => [x(Date.parse(at)), y(value)]))}
          />
        ))}
      </svg>
      <p className={styles["days"]} aria-hidden="true">
        {days[0]}
        {days[1]}
      </p>
      <figcaption className={styles["legend"]}>
        {lines.map((one, index) => (
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
