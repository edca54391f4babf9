/** Days as ISO texts ("2026-11-22"), reckoned in UTC: a calendar knows no time zone. */
const DAY = 86_400_000;

const at = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
const text = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day that a moment is on, where the visitor is. */
export const dayOf = (now: Date): string => text(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

export const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(at(iso).getTime());

export const addDays = (iso: string, days: number): string => text(at(iso).getTime() + days * DAY);

/** The same day of another month, or that month's last one. */
export function addMonths(iso: string, months: number): string {
  const date = at(iso);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return text(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** Days since the week began. @param weekStart 0 for Sunday, 1 for Monday (specification §9) */
export const dayOfWeek = (iso: string, weekStart: number): number => (at(iso).getUTCDay() - weekStart + 7) % 7;

/** Weeks that the month of a day touches, each of seven days. */
export function weeksOf(iso: string, weekStart: number): readonly (readonly string[])[] {
  const first = `${iso.slice(0, 7)}-01`;
  const begin = addDays(first, -dayOfWeek(first, weekStart));
  const weeks: string[][] = [];
  for (let day = begin; weeks.length === 0 || day.slice(0, 7) <= iso.slice(0, 7); day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  return weeks;
}

/** Where a key leads from a day, as the pattern of date grids has it; undefined: nowhere. */
export function move(iso: string, key: string, shift: boolean, weekStart: number): string | undefined {
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -dayOfWeek(iso, weekStart),
    End: 6 - dayOfWeek(iso, weekStart),
  };
  if (Object.hasOwn(days, key)) return addDays(iso, days[key] ?? 0);
  const months = shift ? 12 : 1;
  return key === "PageUp" ? addMonths(iso, -months) : key === "PageDown" ? addMonths(iso, months) : undefined;
}
