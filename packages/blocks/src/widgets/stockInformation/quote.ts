/** What a market series says at its end. */
import type { Series, SeriesPoint } from "@portal/core";

export interface Quote {
  readonly series: Series;
  readonly latest: SeriesPoint;
  /** Difference from the point before; undefined where there is none. */
  readonly change: number | undefined;
  /** The same in parts of one; undefined where there is no point before, or that is zero. */
  readonly ratio: number | undefined;
}

/** Content is untrusted: points that are no figures are left out, and series without any. */
export function quotesOf(series: readonly Series[]): readonly Quote[] {
  return series.flatMap((one) => {
    const points = one.points.filter(({ at, value }) => Number.isFinite(value) && !Number.isNaN(Date.parse(at)));
    const latest = points.at(-1);
    const before = points.at(-2);
    if (!latest) return [];
    const change = before && latest.value - before.value;
    return [
      {
        series: { ...one, points },
        latest,
        change,
        ratio: before && before.value !== 0 && change !== undefined ? change / Math.abs(before.value) : undefined,
      },
    ];
  });
}
