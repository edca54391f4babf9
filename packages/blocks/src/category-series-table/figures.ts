/** What the table and the chart need to know about time series. Series come from content: points may be missing or unusable. */
import type { Series, SeriesPoint } from "@portal/core";

export interface LatestValue {
  readonly value: number;
  /** Day, YYYY-MM-DD. */
  readonly at: string;
  /** Difference from the point before; undefined where there is none. */
  readonly change: number | undefined;
}

export type UsableSeries = Series & { readonly points: readonly [SeriesPoint, ...SeriesPoint[]] };

const isUsable = ({ at, value }: SeriesPoint): boolean => Number.isFinite(value) && !Number.isNaN(Date.parse(at));

/** Series with at least one real point, without the others. */
export function usable(series: readonly Series[]): readonly UsableSeries[] {
  return series.flatMap((one) => {
    const [first, ...rest] = one.points.filter(isUsable);
    return first === undefined ? [] : [{ ...one, points: [first, ...rest] }];
  });
}

export function latestOf({ points }: UsableSeries): LatestValue {
  const latest = points.at(-1) ?? points[0];
  const before = points.at(-2);
  return {
    value: latest.value,
    at: latest.at,
    change: before === undefined || points.length < 2 ? undefined : latest.value - before.value,
  };
}

/**
 * The series that one scale serves: the first one, and those of its unit that would not flatten it; at most three.
 * Flattened: the common range is more than four times what the liveliest of them needs. The others stand in the table only.
 */
export function comparable(series: readonly UsableSeries[]): readonly UsableSeries[] {
  const chosen: UsableSeries[] = [];
  for (const one of series) {
    const together = [...chosen, one];
    const fits = range(together) <= 4 * Math.max(...together.map((each) => range([each])));
    if (chosen[0] === undefined || (one.unit === chosen[0].unit && fits && chosen.length < 3)) chosen.push(one);
  }
  return chosen;
}

function range(series: readonly UsableSeries[]): number {
  const values = series.flatMap((one) => one.points.map((point) => point.value));
  return Math.max(...values) - Math.min(...values);
}

/** The last days on which any of the series has a figure, newest first, with each one's figure. */
export function recentDays(
  series: readonly UsableSeries[],
  count: number,
): readonly { readonly day: string; readonly values: readonly (number | undefined)[] }[] {
  const maps = series.map((one) => new Map(one.points.map((point) => [point.at, point.value])));
  const days = [...new Set(maps.flatMap((map) => [...map.keys()]))].toSorted().toReversed().slice(0, count);
  return days.map((day) => ({ day, values: maps.map((map) => map.get(day)) }));
}
