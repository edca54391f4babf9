import { type Cast, stringify } from "csv-stringify/sync";
import type { Table } from "./table.ts";

/** A table for spreadsheets (RFC 4180): UTF-8 with a byte order mark, which Excel needs for Vietnamese. No text of it is a formula. */
export const tableToCsv = ({ columns, rows }: Pick<Table, "columns" | "rows">): string =>
  stringify([columns.map(({ label }) => label), ...rows], {
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { string: quotedInHeader },
  });

const quotedInHeader: Cast<string> = (value, { records }) => ({ value, quoted: records === 0 });
