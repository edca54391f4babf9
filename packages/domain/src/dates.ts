/**
 * A date from data → ISO 8601 with Z. A time without trailing Z or offset is UTC (specification §9).
 * @returns undefined where it is no date, or one beyond the years 0000 to 9999.
 */
export function toInstant(value: string | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(value ?? "")?.[0];
  if (!value || !day || !isInCalendar(day)) return undefined;
  if (value === day) return iso(`${day}T00:00:00Z`);
  const zoned = /(?:z|[+-]\d{2}:?\d{2})$/i.test(value);
  return iso(zoned ? value : `${value.replace(" ", "T")}Z`);
}

/** `Date` takes 30 February for 2 March. */
const isInCalendar = (day: string): boolean => iso(`${day}T00:00:00Z`)?.startsWith(day) ?? false;

function iso(text: string): string | undefined {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  const written = date.toISOString();
  // Years of more digits bear a sign, and texts with it have another order than their dates.
  return /^\d/.test(written) ? written : undefined;
}
