import { ChartDrawing } from "@portal/blocks/chart";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../i18n/use-formats.ts";
import type { Point } from "./points.ts";
import styles from "./PointsField.module.css";

export interface PointsChartProps {
  readonly label: string;
  readonly points: readonly Point[];
}

/** The series as readers will see it, and its last figure in words; nothing where there are no two days to draw a line between. */
export function PointsChart({ label, points }: PointsChartProps): ReactNode {
  const { t } = useTranslation();
  const { number, day } = useFormats();
  const oldestFirst = points.toSorted(([one], [other]) => one.localeCompare(other));
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)];
  if (!first || !last || first[0] === last[0]) return null;
  const [from, to] = [day(first[0]), day(last[0])];
  return (
    <div className={styles["chart"]}>
      <ChartDrawing
        lines={[{ label, points: oldestFirst.map(([at, value]) => ({ at, value })) }]}
        label={t("record.points.chart", { from, to })}
        number={number}
        days={[<span key="from">{from}</span>, <span key="to">{to}</span>]}
      />
      <p>{t("record.points.last", { count: points.length, day: to, value: number(last[1]) })}</p>
    </div>
  );
}
