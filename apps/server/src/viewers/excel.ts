import type { SheetView } from "@portal/core";
import readWorkbook from "read-excel-file/universal";
import type { Archive } from "./archive.ts";
import { viewLimits } from "./limits.ts";
import { officeParts } from "./office.ts";
import { Refused } from "./refusal.ts";
import { storedZip } from "./stored-zip.ts";
import { type Cell, sheetOf } from "./table.ts";

export interface TableView {
  readonly kind: "table";
  readonly sheets: readonly SheetView[];
  /** Sheets beyond the limit. */
  readonly omittedSheets: number;
}

/** The values of a workbook, sheet by sheet; formulas by the result that was saved with them. */
export async function readExcel(archive: Archive): Promise<TableView> {
  const workbook = await read(storedZip(await officeParts(archive, "xl")));
  const shown = workbook.slice(0, viewLimits.sheets);
  const sheets: SheetView[] = [];
  let cellsLeft: number = viewLimits.cells;
  for (const { sheet, data } of shown) {
    const view = sheetOf(
      sheet,
      data.map((row) => row.map(cellOf)),
      cellsLeft,
    );
    cellsLeft -= (view.rows.length + 1) * view.header.length;
    sheets.push(view);
  }
  return { kind: "table", sheets, omittedSheets: workbook.length - shown.length };
}

async function read(bytes: Buffer): ReturnType<typeof readWorkbook> {
  try {
    return await readWorkbook(new Uint8Array(bytes).buffer);
  } catch {
    throw new Refused("broken");
  }
}

/** Dates as the portal writes them (specification §9); Excel knows no time zones. */
function cellOf(value: unknown): Cell {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return null;
    const [day = "", time = ""] = value.toISOString().split("T");
    return day.split("-").toReversed().join("/") + (time.startsWith("00:00:00") ? "" : ` ${time.slice(0, 5)}`);
  }
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "string" ? value : null;
}
