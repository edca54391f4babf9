/** What tables and charts need to know about time series. Series come from content: points may be missing or unusable. */
import type { Series, SeriesPoint } from "@portal/core";

export type UsableSeries = Series & { readonly points: readonly [SeriesPoint, ...SeriesPoint[]] };

const isUsable = ({ at, value }: SeriesPoint): boolean => Number.isFinite(value) && !Number.isNaN(Date.parse(at));

/** Series with at least one real point, without the others. */
export function usable(series: readonly Series[]): readonly UsableSeries[] {
  return series.flatMap((one) => {
    const [first, ...rest] = one.points.filter(isUsable);
    return first === undefined ? [] : [{ ...one, points: [first, ...rest] }];
  });
}

/** Whether it has a figure a year. */
export const isYearly = ({ points }: UsableSeries): boolean => points.every(({ at }) => /^\d{4}-01-01$/.test(at));

/** The last point, beside the one before it. */
export interface LatestValue extends SeriesPoint {
  /** Difference from the point before; undefined where there is none. */
  readonly change: number | undefined;
  /** The same in parts of one; undefined where there is no point before, or that is zero. */
  readonly ratio: number | undefined;
}

export function latestOf({ points }: UsableSeries): LatestValue {
  const { at, value } = points.at(-1) ?? points[0];
  const before = points.at(-2)?.value;
  const change = before === undefined ? undefined : value - before;
  return { at, value, change, ratio: change === undefined || !before ? undefined : change / Math.abs(before) };
}
