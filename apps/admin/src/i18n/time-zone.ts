/** Times as the portal's zone has them: they are entered, and shown, in it, wherever the browser stands. */

/** The server writes it into the document; in development there is the browser's. */
export const portalZone = (): string =>
  document.documentElement.dataset["timeZone"] ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @returns a moment as the zone's clocks show it, in the form of fields for date and time: 2026-12-01T09:00 */
export function clockTime(moment: number, timeZone: string): string {
  // The Swedish form is ISO 8601, but for the space.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(moment).replace(" ", "T");
}

const DAY = 86_400_000;

/**
 * @param time as a field for date and time has it: 2026-12-01T09:00
 * @returns ISO 8601 in UTC, the earlier moment of a time that comes twice; undefined: the zone's clocks never show it
 */
export function momentOf(time: string, timeZone: string): string | undefined {
  const inUtc = Date.parse(`${time}Z`);
  if (Number.isNaN(inUtc)) return undefined;
  // The zone's offsets before and after a change of its clocks.
  const moments = [inUtc - DAY, inUtc + DAY].map((near) => inUtc - (Date.parse(`${clockTime(near, timeZone)}Z`) - near));
  const moment = moments.find((each) => clockTime(each, timeZone) === time);
  return moment === undefined ? undefined : new Date(moment).toISOString();
}

/** @returns name of the zone in a language, with its offset: Giờ Đông Dương (GMT+7) */
export function zoneName(timeZone: string, language: string): string {
  const part = (timeZoneName: "long" | "shortOffset"): string =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(Date.now()).find(({ type }) => type === "timeZoneName")
      ?.value ?? timeZone;
  return `${part("long")} (${part("shortOffset")})`;
}
