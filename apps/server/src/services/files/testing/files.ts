/** Files for tests, made by code: honest ones, and ones that mean harm. */
import { deflateRawSync } from "node:zlib";
import type { StoredFile } from "../prepare.ts";
import { storedZip } from "../stored-zip.ts";

const part = (xml: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`);
const types = (main: string, extra = ""): Buffer =>
  part(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${main}${extra}</Types>`,
  );
const relations = (...targets: readonly (readonly [type: string, target: string])[]): Buffer =>
  part(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
      )
      .join("")}</Relationships>`,
  );
const office = "application/vnd.openxmlformats-officedocument";

export type Parts = Map<string, Buffer>;

export const wordParts = (body: string): Parts =>
  new Map([
    ["[Content_Types].xml", types(`<Override PartName="/word/document.xml" ContentType="${office}.wordprocessingml.document.main+xml"/>`)],
    ["_rels/.rels", relations(["officeDocument", "word/document.xml"])],
    [
      "word/document.xml",
      part(`<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`),
    ],
  ]);

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
export const word = (...paragraphs: readonly string[]): Buffer => storedZip(wordParts(paragraphs.map(paragraph).join("")));

export const excelParts = (sheets: readonly (readonly [name: string, rows: string])[]): Parts =>
  new Map([
    ["[Content_Types].xml", types(`<Override PartName="/xl/workbook.xml" ContentType="${office}.spreadsheetml.sheet.main+xml"/>`)],
    ["_rels/.rels", relations(["officeDocument", "xl/workbook.xml"])],
    ["xl/_rels/workbook.xml.rels", relations(...sheets.map((_, index) => ["worksheet", `worksheets/sheet${index + 1}.xml`] as const))],
    [
      "xl/workbook.xml",
      part(
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets.map(([name], index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join("")}</sheets></workbook>`,
      ),
    ],
    ...sheets.map(([, rows], index): [string, Buffer] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      part(`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`),
    ]),
  ]);

/** Columns A to Z. */
export const row = (number: number, cells: readonly (string | number)[]): string =>
  `<row r="${number}">${cells
    .map((cell, index) => {
      const at = `${String.fromCharCode(65 + index)}${number}`;
      return typeof cell === "number" ? `<c r="${at}"><v>${cell}</v></c>` : `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    })
    .join("")}</row>`;

export const excel = (...sheets: readonly (readonly [name: string, rows: readonly (readonly (string | number)[])[]])[]): Buffer =>
  storedZip(excelParts(sheets.map(([name, rows]) => [name, rows.map((cells, index) => row(index + 1, cells)).join("")])));

/** A sheet that is a chart: it has no cells. @param first where it stands among the sheets */
export function withChartSheet(parts: Parts, first: boolean): Parts {
  const edited = new Map(parts);
  const edit = (name: string, change: (xml: string) => string): unknown =>
    edited.set(name, Buffer.from(change(edited.get(name)?.toString() ?? "")));
  edit("xl/_rels/workbook.xml.rels", (xml) =>
    xml.replace(
      "</Relationships>",
      `<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>`,
    ),
  );
  const [from, to] = first ? ["<sheets>", "<sheets>$"] : ["</sheets>", "$</sheets>"];
  edit("xl/workbook.xml", (xml) =>
    xml.replace(
      from,
      to.replace("$", () => `<sheet name="Biểu đồ" sheetId="99" r:id="rId99"/>`),
    ),
  );
  return edited.set(
    "xl/chartsheets/sheet1.xml",
    part(
      `<chartsheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"/></sheetViews></chartsheet>`,
    ),
  );
}

/** The same archive, packed. `claim`: the size that its directory gives for every entry. */
export function packed(parts: Parts, claim?: number): Buffer {
  const sizes = [...parts.values()].map(({ length }) => length);
  const archive = storedZip([...parts].map(([name, bytes]) => [name, deflateRawSync(bytes, { level: 9 })]));
  let index = 0;
  for (let at = archive.indexOf("PK\u0001\u0002"); at >= 0; at = archive.indexOf("PK\u0001\u0002", at + 4)) {
    archive.writeUInt16LE(8, at + 10);
    archive.writeUInt32LE(claim ?? sizes[index] ?? 0, at + 24);
    index += 1;
  }
  return archive;
}

export const pdf = (text = "Trang mau"): Buffer => {
  const stream = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    "latin1",
  );
};

/** A compound file, as Word and Excel wrote them before 2007, and as encrypted files are wrapped. */
export const compound = (stream: string): Buffer =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(1528), Buffer.from(stream, "utf16le"), Buffer.alloc(512)]);

export const stored = (fileName: string, bytes: Buffer): StoredFile => ({
  fileName,
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
});

/** A file of any size that is nowhere whole: zeros behind its first bytes. */
export const sparse = (fileName: string, size: number, head: Buffer): StoredFile => ({
  fileName,
  size,
  read: async (start, length) => {
    const bytes = Buffer.alloc(length);
    if (start < head.length) head.copy(bytes, 0, start);
    return bytes;
  },
});
