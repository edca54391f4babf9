const DAY = 86_400_000;

/** Days in a time zone, YYYY-MM-DD. */
export const daysIn = (timeZone: string): ((moment: number) => string) => {
  // Swedish dates are written as ISO's.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone });
  return (moment) => format.format(moment);
};

/** The last days up to one of them. */
export function lastDays(to: string, count: number): { readonly from: string; readonly to: string } {
  const from = new Date(Date.parse(`${to}T00:00:00Z`) - (count - 1) * DAY);
  return { from: from.toISOString().slice(0, 10), to };
}
