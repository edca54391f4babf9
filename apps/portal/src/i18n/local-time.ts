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

/**
 * The visitor's own time zone, where its clocks show another time than those of `shown` this winter or this summer. Else `shown`: browsers call
 * one zone by several names, and a page whose zone changes is drawn anew.
 */
export function ownTimeZone(shown: string): string {
  const year = new Date().getFullYear();
  const isSame = [0, 6].map((month) => new Date(year, month)).every((date) => offset(date, shown) === -date.getTimezoneOffset());
  return isSame ? shown : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Day on which a language's week starts: Monday in Vietnamese, Sunday in English (specification §9). @returns 0 for Sunday */
export const weekStartOf = (language: Language): number => dayjs.Ls[language]?.weekStart ?? 0;

/** An instant as it is in a time zone and a language. */
export function localTime(instant: string, language: Language, timeZone: string): Dayjs {
  const date = new Date(instant);
  return dayjs(date).utcOffset(offset(date, timeZone)).locale(language);
}
