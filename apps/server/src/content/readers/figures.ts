import { finding } from "../finding.ts";
import type { ParameterRow, SeriesRow } from "../records.ts";
import { both, type LineFields, hashOf, number, optional, type LineContext, type ReadResult, text } from "./fields.ts";

export function parameter(given: LineFields, { line }: LineContext): ReadResult<"parameter"> {
  const row: ParameterRow = {
    type: number(given, "type", 0),
    key: text(given, "key"),
    value: text(given, "value"),
    name: optional(given, "name"),
    position: number(given, "order", 0),
  };
  return {
    entry: { kind: "parameter", line, key: `${row.type}/${row.key}`, hash: hashOf("parameter", row), row },
    errors: [],
    warnings: [],
  };
}

export function series(given: LineFields, { line }: LineContext): ReadResult<"series"> {
  const points = (given["points"] as SeriesRow["points"]).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const row: SeriesRow = { slug: text(given, "slug"), name: both(given["name"]), unit: both(given["unit"]), points };
  const twice = points.find(([day], index) => day === points[index - 1]?.[0])?.[0];
  const problem = `The series has two values for ${twice}, and only one can be shown.`;
  const errors = twice === undefined ? [] : [finding("two-values-a-day", "/points", problem, "Remove one.")];
  return { entry: { kind: "series", line, key: row.slug, hash: hashOf("series", row), row }, errors, warnings: [] };
}
