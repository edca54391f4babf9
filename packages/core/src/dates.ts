/**
 * A date from data → ISO 8601 with Z. A time without trailing Z or offset is UTC (specification §9).
 * @returns undefined where it is no date.
 */
export function toInstant(value: string | undefined): string | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const day = value.length === 10;
  const zoned = day || /(?:z|[+-]\d{2}:?\d{2})$/i.test(value);
  const date = new Date(day ? `${value}T00:00:00Z` : zoned ? value : `${value.replace(" ", "T")}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
