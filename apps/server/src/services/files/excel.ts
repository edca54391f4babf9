import type { SheetView } from "@portal/domain";
import readWorkbook from "read-excel-file/universal";
import type { Archive } from "./archive.ts";
import { viewLimits } from "./limits.ts";
import { officeParts } from "./office.ts";
import { Refused } from "./refusal.ts";
import { storedZip } from "./stored-zip.ts";
import { type Cell, sheetOf } from "./sheet.ts";

export interface TableView {
  readonly kind: "table";
  readonly sheets: readonly SheetView[];
  /** Sheets beyond the limit, and charts. */
  readonly omittedSheets: number;
}

/** The values of a workbook, sheet by sheet; formulas by the result that was saved with them. */
export async function readExcel(archive: Archive): Promise<TableView> {
  const parts = await officeParts(archive, "xl");
  if (![...parts.keys()].some(isWorksheet)) throw new Refused("no-table");
  for (const [name, bytes] of parts) if (isWorksheet(name) && !cells.test(bytes.toString("utf8"))) parts.set(name, withoutCells);
  const workbook = await read(storedZip(parts));
  // A sheet that is a chart has no data at all.
  const tables = workbook.filter((sheet) => hasData(sheet));
  if (tables.length === 0) throw new Refused("no-table");
  const shown = tables.slice(0, viewLimits.sheets);
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

const isWorksheet = (name: string): boolean => name.startsWith("xl/worksheets/") && name.endsWith(".xml");

/** The reader takes a sheet without this element for damage; programs write it so where there is no data. */
const cells = /<(?:\w+:)?sheetData[\s/>]/;
const withoutCells = Buffer.from(`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>`);

/** Its types say that there always is some. */
const hasData = ({ data }: { readonly data: unknown }): boolean => Array.isArray(data);

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
