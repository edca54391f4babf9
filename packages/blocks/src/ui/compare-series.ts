/** How several series stand beside each other. */
import { isYearly, type UsableSeries } from "./figures.ts";

/**
 * The series that one scale serves: the first one, and those of its unit that would not flatten it; at most three. Years and months do not
 * stand on one scale.
 * Flattened: the common range is more than four times the range of the one that varies most. The others stand in the table only.
 */
export function comparable(series: readonly UsableSeries[]): readonly UsableSeries[] {
  const chosen: UsableSeries[] = [];
  for (const one of series) {
    const together = [...chosen, one];
    const fits = range(together) <= 4 * Math.max(...together.map((each) => range([each])));
    const [first] = chosen;
    const isLike = first === undefined || (one.unit === first.unit && isYearly(one) === isYearly(first));
    if (isLike && (first === undefined || fits) && chosen.length < 3) chosen.push(one);
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
