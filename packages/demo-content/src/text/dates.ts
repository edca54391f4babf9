/** Dates are days, YYYY-MM-DD. The demonstration ends on one fixed day: nothing is newer, and two runs agree. */
export const LAST_DAY = "2026-11-20";

const DAY = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** DD/MM/YYYY (spec §9). */
export const written = (day: string): string => day.split("-").toReversed().join("/");

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** First day of the month `back` months before the month of `day`. */
export function monthBefore(day: string, back: number): string {
  const months = yearOf(day) * 12 + monthOf(day) - 1 - back;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}
