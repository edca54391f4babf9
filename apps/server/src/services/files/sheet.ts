import type { SheetView } from "@portal/domain";
import { viewLimits } from "./limits.ts";

export type Cell = string | number | null;

/** Rows within the limits; a title above the table is a note, the first row of several columns the header. */
export function sheetOf(name: string, rows: readonly (readonly Cell[])[], cellsLeft: number): SheetView {
  const filled = trimmed(rows);
  const width = filled.reduce((most, row) => Math.max(most, widthOf(row)), 0);
  const columns = Math.min(width, viewLimits.columns);
  const start = width < 2 ? 0 : filled.findIndex((row) => widthOf(row) > 1);
  const notes = filled.slice(0, start).flatMap(([cell]) => (cell === null || cell === undefined ? [] : [shorten(String(cell))]));
  const table = filled.slice(start);
  const shown = Math.max(1, Math.min(viewLimits.rows + 1, Math.floor(cellsLeft / Math.max(columns, 1))));
  const [header = [], ...body] = table
    .slice(0, shown)
    .map((row) => Array.from({ length: columns }, (_, index) => cellOf(row[index] ?? null)));
  return { name: shorten(name), notes, header, rows: body, rowCount: Math.max(0, table.length - 1), columnCount: width };
}

const widthOf = (row: readonly Cell[]): number => row.findLastIndex((cell) => cell !== null && cell !== "") + 1;

/** Without the empty rows around it; empty rows in it stay. */
function trimmed(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const isFilled = (row: readonly Cell[]): boolean => widthOf(row) > 0;
  const first = rows.findIndex(isFilled);
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(isFilled) + 1);
}

const cellOf = (cell: Cell): Cell => (typeof cell === "string" ? shorten(cell) : cell);
const shorten = (text: string): string => {
  const plain = text.trim();
  return plain.length > viewLimits.cellLength ? `${plain.slice(0, viewLimits.cellLength).toWellFormed()}…` : plain;
};
