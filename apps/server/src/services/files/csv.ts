import { parse } from "csv-parse/sync";
import type { TableView } from "./excel.ts";
import { viewLimits } from "./limits.ts";
import { Refused } from "./refusal.ts";
import { type Cell, sheetOf } from "./sheet.ts";

/** Text of a CSV file as a table. RFC 4180, with the separators that Excel writes in Vietnamese and English. */
export function readCsv(bytes: Buffer): TableView {
  const text = decode(bytes);
  const rows = readRows(text, separatorOf(text));
  return { kind: "table", sheets: [sheetOf("", rows, viewLimits.cells)], omittedSheets: 0 };
}

function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refused("broken");
  }
}

/** The one that stands in the first line most often. */
function separatorOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1);
  const count = (mark: string): number => line.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Quotes that RFC 4180 does not know stay as they are, and rows as long as they are. */
function readRows(text: string, delimiter: string): Cell[][] {
  const options = { delimiter, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true, relax_quotes: true };
  const read = (quote: '"' | false): Cell[][] => {
    const { rows, add } = collectRows();
    parse(text, { ...options, quote, on_record: add });
    return rows;
  };
  try {
    return read('"');
  } catch {
    // An unclosed quote is read as an ordinary character.
    return read(false);
  }
}

/** Keeps the cells of rows that can be shown, and of all others their width: a long table fits into the worker's memory. */
function collectRows(): { readonly rows: Cell[][]; readonly add: (row: string[]) => null } {
  const rows: Cell[][] = [];
  const byWidth: Cell[][] = [];
  let left: number = viewLimits.rows + 1;
  const add = (row: string[]): null => {
    const width = row.findLastIndex((cell) => cell !== "") + 1;
    if (left === 0) rows.push((byWidth[width] ??= Array.from({ length: width }, () => 0)));
    else rows.push(row.map((cell) => (cell === "" ? null : cell)));
    // What stands above the first row of several columns are notes.
    if (left > 0 && (width > 1 || left <= viewLimits.rows)) left -= 1;
    return null;
  };
  return { rows, add };
}
