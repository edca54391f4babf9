import type { DocumentText } from "./document-text.ts";
import { escapeXml, officePackage } from "./package.ts";

const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const type = "application/vnd.openxmlformats-officedocument.wordprocessingml";

const paragraph = (text: string, style?: string): string =>
  `<w:p>${style === undefined ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${["top", "left", "bottom", "right", "insideH", "insideV"]
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
    .join("")}</w:tblBorders></w:tblPr>${rows
    .map(
      (cells, index) =>
        `<w:tr>${index === 0 ? "<w:trPr><w:tblHeader/></w:trPr>" : ""}${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`,
    )
    .join("")}</w:tbl>`;

const style = (id: string, name: string, size: number, space: number): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:spacing w:before="${space}" w:after="120"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

/** A Word file with a title, headings, lists and tables. */
export function writeWord({ title, language, facts, sections }: DocumentText): Buffer {
  const body = [
    paragraph(title, "Title"),
    ...facts.map((fact) => paragraph(fact)),
    ...sections.flatMap(({ heading, text, items, table: rows }) => [
      paragraph(heading, "Heading1"),
      ...(text ? [paragraph(text)] : []),
      ...items.map((item) => paragraph(`– ${item}`)),
      ...(rows.length > 0 ? [table(rows), paragraph("")] : []),
    ]),
  ].join("");
  return officePackage(title, [
    {
      name: "word/document.xml",
      contentType: `${type}.document.main+xml`,
      text: `<w:document xmlns:w="${main}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    },
    {
      name: "word/styles.xml",
      contentType: `${type}.styles+xml`,
      text: `<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="24"/><w:lang w:val="${language === "vi" ? "vi-VN" : "en-GB"}"/></w:rPr></w:rPrDefault></w:docDefaults>${style("Title", "Title", 36, 0)}${style("Heading1", "heading 1", 28, 240)}</w:styles>`,
    },
  ]);
}
