/** Figures over time: `content/series.json` has a value for each step from a first day. */
import { readJson } from "./content.ts";
import type { SeriesLine } from "./records.ts";
import { addDays, addMonths } from "./dates.ts";

interface Series extends Omit<SeriesLine, "kind" | "points"> {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly every: keyof typeof steps;
  readonly values: readonly number[];
}

const FRIDAY = 5;
const steps = {
  day: (day: string): string => addDays(day, 1),
  /** A trading day: Monday to Friday. */
  weekday: (day: string): string => addDays(day, new Date(day).getUTCDay() === FRIDAY ? 3 : 1),
  month: (day: string): string => addMonths(day, 1),
  year: (day: string): string => addMonths(day, 12),
} as const;

export function* seriesLines(): Generator<SeriesLine> {
  for (const { from, every, values, ...series } of readJson("series.json") as Series[]) {
    let day = from;
    const points = values.map((value, index) => {
      if (index > 0) day = steps[every](day);
      return [day, value] as const;
    });
    yield { kind: "series", ...series, points };
  }
}
