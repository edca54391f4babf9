import { unzipSync, zipSync } from "fflate";
import writeExcelFile, { type Cell as ExcelCell } from "write-excel-file/node";
import type { About, Cell, Column, Table } from "./table.ts";

/** Characters that a cell of a workbook may hold (Excel's limit). */
const LONGEST = 32_767;
/** The least moment of a file in an archive: the same table gives the same bytes at any time. */
const ALWAYS = "1980-01-01T00:00:00Z";
/** Of columns, in characters. */
const WIDTHS = { text: 40, number: 18, day: 14 } as const;

/** A table as a workbook: its rows on the first sheet, where it is from on the second. */
export async function tableToXlsx({ title, columns, rows }: Table, about: About): Promise<Uint8Array<ArrayBuffer>> {
  const header = columns.map(({ label }): ExcelCell => ({ value: label.slice(0, LONGEST), type: String, fontWeight: "bold" }));
  const data = rows.map((row) => columns.map((column, index) => toCell(row[index] ?? null, column)));
  const origin = Object.entries({ title, ...about }).map(([name, value]): ExcelCell[] => [text(name), text(value)]);
  const workbook = await writeExcelFile([
    { data: [header, ...data], sheet: "Data", columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })), stickyRowsCount: 1 },
    { data: origin, sheet: "About", columns: [{ width: 14 }, { width: 80 }] },
  ]).toBuffer();
  return new Uint8Array(zipSync(unzipSync(workbook), { mtime: ALWAYS }));
}

const text = (value: string): ExcelCell => ({ value: value.slice(0, LONGEST), type: String });

function toCell(cell: Cell, { kind }: Column): ExcelCell {
  if (cell === null || cell === "") return null;
  if (typeof cell === "number") return { value: cell, type: Number };
  return kind === "day" ? { value: new Date(cell), type: Date, format: "yyyy-mm-dd" } : text(cell);
}
