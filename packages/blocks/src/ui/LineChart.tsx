import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { ChartDrawing, MOST_LINES, spanOf } from "./ChartDrawing.tsx";
import { FigureDay } from "./FigureDay.tsx";
import { isYearly, type UsableSeries } from "./figures.ts";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";

interface LineChartProps {
  /** Series of the same unit; those after the third are left out. Points oldest first. */
  readonly series: readonly UsableSeries[];
}

/** A small line chart, always shown beside the table of its figures. */
export function LineChart({ series }: LineChartProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(uiTexts);
  const lines = series.slice(0, MOST_LINES).filter(({ points }) => points.length > 1);
  const span = spanOf(lines);
  if (!span) return null;
  const yearly = lines.every(isYearly);
  const [from, to] = span;
  const name = (day: string): string => (yearly ? day.slice(0, 4) : format.date(day));
  return (
    <ChartDrawing
      lines={lines}
      label={t("ui.chart.label", { series: lines.map((one) => one.label).join(", "), from: name(from), to: name(to) })}
      number={format.number}
      days={[<FigureDay key="from" day={from} yearly={yearly} />, <FigureDay key="to" day={to} yearly={yearly} />]}
    />
  );
}
