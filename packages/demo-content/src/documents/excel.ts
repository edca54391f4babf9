import type { Sheet } from "./workbook.ts";
import { escapeXml, officePackage, type Part } from "./package.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const BOLD = 1;

const row = (cells: readonly (string | number)[], number: number, style: number): string =>
  `<row r="${number}">${cells
    .map((cell, column) => {
      const at = `r="${String.fromCharCode(65 + column)}${number}" s="${style}"`;
      return typeof cell === "number" ? `<c ${at}><v>${cell}</v></c>` : `<c ${at} t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
    })
    .join("")}</row>`;

/** The title above the table, then the header, then the figures. */
const worksheet = (title: string, { rows: [header = [], ...body] }: Sheet): string =>
  `<worksheet xmlns="${main}"><cols><col min="1" max="1" width="46" customWidth="1"/><col min="2" max="${Math.max(2, header.length)}" width="22" customWidth="1"/></cols><sheetData>${[
    row([title], 1, BOLD),
    row(header, 3, BOLD),
    ...body.map((cells, index) => row(cells, index + 4, 0)),
  ].join("")}</sheetData></worksheet>`;

/** A workbook with one table on each sheet. */
export function writeExcel(title: string, sheets: readonly Sheet[]): Buffer {
  const parts = sheets.map((sheet, index): Part => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    contentType: `${type}.worksheet+xml`,
    text: worksheet(title, sheet),
  }));
  const names = sheets.map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  return officePackage(title, [
    {
      name: "xl/workbook.xml",
      contentType: `${type}.sheet.main+xml`,
      text: `<workbook xmlns="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${names.join("")}</sheets></workbook>`,
    },
    ...parts,
    {
      name: "xl/styles.xml",
      contentType: `${type}.styles+xml`,
      text: `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    },
  ]);
}
