import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import type { UsableSeries } from "./figures.ts";
import { linearScale, linePath } from "./scale.ts";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";
import styles from "./Sparkline.module.css";

/** The drawing's own size; it is stretched to its place, strokes keep their width. */
const WIDTH = 100;
const HEIGHT = 32;

/** One series as a line on a scale of its own, to be shown beside its figures. Nothing where it has one day only. */
export function Sparkline({ series }: { readonly series: UsableSeries }): ReactNode {
  const { format } = useHost();
  const t = useTexts(uiTexts);
  const { points } = series;
  const [from, to] = [points[0].at, points.at(-1)?.at ?? points[0].at];
  if (from === to) return null;
  const values = points.map(({ value }) => value);
  const x = linearScale([Date.parse(from), Date.parse(to)], [0, WIDTH]);
  const y = linearScale([Math.min(...values), Math.max(...values)], [HEIGHT, 0]);
  const line = linePath(points.map(({ at, value }) => [x(Date.parse(at)), y(value)]));
  return (
    <svg
      className={styles["chart"]}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t("ui.chart.label", { series: series.label, from: format.date(from), to: format.date(to) })}
    >
      <path className={styles["base"]} d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className={styles["line"]} d={line} />
    </svg>
  );
}
