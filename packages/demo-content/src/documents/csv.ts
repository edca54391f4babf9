import type { Language } from "@portal/core";
import type { Sheet } from "./workbook.ts";

/** RFC 4180 as Excel writes it in each language: Vietnamese has the comma in numbers, so semicolons part the cells. */
export function writeCsv(sheets: readonly Sheet[], language: Language): Buffer {
  const [separator, point] = language === "vi" ? [";", ","] : [",", "."];
  const cell = (value: string | number): string =>
    typeof value === "number" ? String(value).replace(".", point) : `"${value.replaceAll('"', '""')}"`;
  const lines = sheets.flatMap(({ rows }) => rows.map((row) => row.map(cell).join(separator)));
  // With the byte order mark, without which Excel takes UTF-8 for the system's own encoding.
  return Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`);
}
