import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";
import type { Language } from "@portal/core";

dayjs.extend(utc);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One clock a zone: dayjs' own plugin asks for a new one at each date, and a home has seventy. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numeric = "numeric";
  const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric } as const;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, calendar: "gregory", numberingSystem: "latn", hourCycle: "h23", ...fields });
  clocks.set(timeZone, clock);
  return clock;
}

/** Minutes by which a zone's clocks are before UTC at an instant. */
function offset(instant: Date, timeZone: string): number {
  const shown = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  const local = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
  return Math.round((local - instant.getTime()) / 60_000);
}

/** Day on which a language's week starts: Monday in Vietnamese, Sunday in English (specification §9). @returns 0 for Sunday */
export const weekStartOf = (language: Language): number => dayjs.Ls[language]?.weekStart ?? 0;

/** An instant as it is in a time zone and a language. */
export function localTime(instant: string, language: Language, timeZone: string): Dayjs {
  const date = new Date(instant);
  return dayjs(date).utcOffset(offset(date, timeZone)).locale(language);
}
