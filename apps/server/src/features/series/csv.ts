import type { Series } from "@portal/core";

const columns = { vi: "Ngày", en: "Date" } as const;

/** Time series side by side, a row a day, for spreadsheets: UTF-8 with a byte order mark, which Excel needs for Vietnamese. */
export function seriesToCsv(series: readonly Series[], language: "vi" | "en"): string {
  const rows = new Map<string, Map<string, number>>();
  for (const { id, points } of series) {
    for (const { at, value } of points) {
      const row = rows.get(at) ?? new Map<string, number>();
      rows.set(at, row.set(id, value));
    }
  }
  const header = [columns[language], ...series.map(({ label, unit }) => (unit ? `${label} (${unit})` : label))];
  const body = [...rows.keys()].toSorted().map((day) => [day, ...series.map(({ id }) => rows.get(day)?.get(id)?.toString() ?? "")]);
  return `\ufeff${[header.map(text), ...body].map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}

/** Quoted; a leading sign that a spreadsheet would take for a formula is made harmless. */
const text = (value: string): string => `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
