import type { Series } from "@portal/core";
import { type Cast, stringify } from "csv-stringify/sync";

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
  const body = [...rows.keys()].toSorted().map((day) => [day, ...series.map(({ id }) => rows.get(day)?.get(id))]);
  return stringify([header, ...body], { bom: true, record_delimiter: "windows", escape_formulas: true, cast: { string: quotedInHeader } });
}

const quotedInHeader: Cast<string> = (value, { records }) => ({ value, quoted: records === 0 });
