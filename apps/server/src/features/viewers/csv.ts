import type { TableView } from "./excel.ts";
import { viewLimits } from "./limits.ts";
import { Refused } from "./refusal.ts";
import { type Cell, sheetOf } from "./table.ts";

/** Text of a CSV file as a table. RFC 4180, with the separators that Excel writes in Vietnamese and English. */
export function readCsv(bytes: Buffer): TableView {
  const text = decode(bytes);
  const rows = splitRows(text, separatorOf(text));
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

/** The one that parts the first line most often. */
function separatorOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1);
  const count = (mark: string): number => line.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function splitRows(text: string, separator: string): Cell[][] {
  const rows: Cell[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = "";
  };
  const endRow = (): void => {
    endCell();
    rows.push(row.map((one) => (one === "" ? null : one)));
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (quoted) {
      if (mark !== '"') cell += mark;
      else if (text[at + 1] === '"') {
        cell += mark;
        at += 1;
      } else quoted = false;
    } else if (mark === '"' && cell === "") quoted = true;
    else if (mark === separator) endCell();
    else if (mark === "\n") endRow();
    else if (mark !== "\r") cell += mark;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}
