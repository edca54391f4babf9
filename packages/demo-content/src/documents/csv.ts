import type { Language } from "@portal/core";
import { stringify } from "csv-stringify/sync";
import type { Sheet } from "./workbook.ts";

/** RFC 4180 as Excel writes it in each language: Vietnamese has the comma in numbers, so semicolons separate the cells. */
export function writeCsv(sheets: readonly Sheet[], language: Language): Buffer {
  const [delimiter, point] = language === "vi" ? [";", ","] : [",", "."];
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const cast = { number: (value: number): string => String(value).replace(".", point) };
  // With the byte order mark, without which Excel takes UTF-8 for the system's own encoding.
  return Buffer.from(stringify(rows, { bom: true, delimiter, record_delimiter: "windows", quoted_string: true, cast }));
}
