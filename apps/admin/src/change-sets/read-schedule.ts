import { momentOf } from "../i18n/time-zone.ts";

export interface Schedule {
  readonly publishAt: string;
  readonly expireAt?: string;
}

/** Why a schedule cannot be. */
export type ScheduleFault = "noSuchTime" | "past" | "endsBefore";

export interface TypedSchedule {
  /** As fields for date and time have them; "": none. */
  readonly publishAt: string;
  readonly expireAt: string;
  readonly timeZone: string;
}

/** What was typed, in UTC, or what is wrong with it; the server checks it again. */
export function readSchedule({ publishAt, expireAt, timeZone }: TypedSchedule): Schedule | ScheduleFault {
  const start = momentOf(publishAt, timeZone);
  const end = expireAt === "" ? undefined : momentOf(expireAt, timeZone);
  if (start === undefined || (expireAt !== "" && end === undefined)) return "noSuchTime";
  if (Date.parse(start) <= Date.now()) return "past";
  if (end === undefined) return { publishAt: start };
  return Date.parse(end) > Date.parse(start) ? { publishAt: start, expireAt: end } : "endsBefore";
}
