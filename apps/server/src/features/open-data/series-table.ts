import type { Language, Series } from "@portal/core";
import { withoutControls } from "../discovery/read-news.ts";
import type { Table } from "./table.ts";

const days: Readonly<Record<Language, string>> = { vi: "Ngày", en: "Date" };

/** Time series side by side, a row a day. */
export function seriesTable(series: readonly Series[], language: Language): Table {
  const rows = new Map<string, Map<string, number>>();
  for (const { id, points } of series) {
    for (const { at, value } of points) {
      const row = rows.get(at) ?? new Map<string, number>();
      rows.set(at, row.set(id, value));
    }
  }
  return {
    title: withoutControls(series.map(({ label }) => label).join(", ")),
    columns: [
      { key: "date", label: days[language], kind: "day" },
      ...series.map(({ id, label, unit }) => ({
        key: id,
        label: withoutControls(unit ? `${label} (${unit})` : label),
        kind: "number" as const,
      })),
    ],
    rows: [...rows.keys()].toSorted().map((day) => [day, ...series.map(({ id }) => rows.get(day)?.get(id) ?? null)]),
  };
}
