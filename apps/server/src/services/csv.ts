import { type Cast, stringify } from "csv-stringify/sync";

/**
 * A table for spreadsheets (RFC 4180): UTF-8 with a byte order mark, which Excel needs for Vietnamese. No text of it is a formula.
 * @param header names of the columns
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify([header, ...rows], {
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { string: quotedInHeader },
  });

const quotedInHeader: Cast<string> = (value, { records }) => ({ value, quoted: records === 0 });
