/** A tagged PDF (ISO 32000-1, 14.8) with its fonts inside: headings, paragraphs and tables that can be searched, copied and read aloud. */
import { deflateSync } from "node:zlib";
import type { DocumentText } from "./document-text.ts";
import { type EmbeddedFont, fontOf } from "./font.ts";
import { layOut, page, type PlacedBlock, type Weight } from "./pdf-layout.ts";

const weights: readonly Weight[] = ["regular", "bold"];

/** Numbered objects; an object may be referred to before it is written. */
class PdfObjects {
  readonly #bodies: Buffer[] = [];

  reserve(): number {
    return this.#bodies.push(Buffer.alloc(0));
  }
  set(number: number, body: string): void {
    this.#bodies[number - 1] = Buffer.from(body, "latin1");
  }
  add(body: string): number {
    const number = this.reserve();
    this.set(number, body);
    return number;
  }
  stream(bytes: Buffer, entries = ""): number {
    const packed = deflateSync(bytes, { level: 9 });
    this.#bodies.push(
      Buffer.concat([Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode${entries}>>stream\n`), packed, Buffer.from("\nendstream")]),
    );
    return this.#bodies.length;
  }
  toFile(root: number, info: number): Buffer {
    const parts = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
    let length = parts[0]?.length ?? 0;
    const offsets = this.#bodies.map((body, index) => {
      const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
      parts.push(object);
      length += object.length;
      return `${String(length - object.length).padStart(10, "0")} 00000 n \n`;
    });
    const size = offsets.length + 1;
    const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${length}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(trailer)]);
  }
}

const hex = (number: number): string => number.toString(16).padStart(4, "0");
/** Text outside of pages: UTF-16 with its mark. */
const textString = (text: string): string =>
  `<feff${[...Buffer.from(text, "utf16le").swap16()].map((byte) => byte.toString(16).padStart(2, "0")).join("")}>`;

export function writePdf(paper: DocumentText): Buffer {
  const pdf = new PdfObjects();
  const texts = textsOf(paper);
  const fonts = { regular: fontOf(texts.regular, 400), bold: fontOf(texts.bold, 700) };
  const { blocks, pages } = layOut(paper, fonts);
  const [root, pagesNode, structure] = [pdf.reserve(), pdf.reserve(), pdf.reserve()];
  const resources = `<</Font<<${weights.map((weight, index) => `/F${index} ${addFont(pdf, fonts[weight], weight, texts[weight])} 0 R`).join("")}>>>>`;
  const sheets = Array.from({ length: pages }, () => ({ number: pdf.reserve(), content: "", owners: [] as number[] }));

  /** Draws a block and returns its element of the structure. */
  const element = (block: PlacedBlock, parent: number): number => {
    const number = pdf.reserve();
    const kids: string[] = [];
    for (const [index, lines] of Map.groupBy(block.lines, (line) => line.page)) {
      const sheet = sheets[index];
      if (!sheet) continue;
      kids.push(`<</Type/MCR/Pg ${sheet.number} 0 R/MCID ${sheet.owners.length}>>`);
      const font = fonts[block.weight];
      sheet.content += `/${block.role} <</MCID ${sheet.owners.length}>> BDC BT /F${weights.indexOf(block.weight)} ${block.size} Tf\n`;
      for (const { x, y, text: line } of lines)
        sheet.content += `1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm <${Array.from(line, (character) => hex(font.glyphOf(character))).join("")}> Tj\n`;
      sheet.content += "ET EMC\n";
      sheet.owners.push(number);
    }
    pdf.set(number, `<</Type/StructElem/S/${block.role}/P ${parent} 0 R/K[${kids.join("")}]>>`);
    return number;
  };
  const group = (role: string, parent: number, kids: (number: number) => readonly number[]): number => {
    const number = pdf.reserve();
    pdf.set(number, `<</Type/StructElem/S/${role}/P ${parent} 0 R/K[${references(kids(number))}]>>`);
    return number;
  };
  const document = group("Document", structure, (parent) =>
    blocks.map((block) =>
      block.role === "Table"
        ? group("Table", parent, (table) =>
            block.rows.map(({ cells }) => group("TR", table, (tr) => cells.map((cell) => element(cell, tr)))),
          )
        : element(block, parent),
    ),
  );
  for (const [index, { number, content }] of sheets.entries())
    pdf.set(
      number,
      `<</Type/Page/Parent ${pagesNode} 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Resources ${resources}/Contents ${pdf.stream(Buffer.from(content))} 0 R/StructParents ${index}/Tabs/S>>`,
    );
  const owners = sheets.map((sheet, index) => `${index} [${references(sheet.owners)}]`).join("");
  pdf.set(structure, `<</Type/StructTreeRoot/K ${document} 0 R/ParentTree <</Nums[${owners}]>>>>`);
  pdf.set(pagesNode, `<</Type/Pages/Count ${pages}/Kids[${references(sheets.map(({ number }) => number))}]>>`);
  // The title also as metadata: readers show it instead of the file's name.
  const metadata = pdf.add(`<</Title ${textString(paper.title)}>>`);
  pdf.set(
    root,
    `<</Type/Catalog/Pages ${pagesNode} 0 R/Lang(${paper.language})/MarkInfo<</Marked true>>/StructTreeRoot ${structure} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  return pdf.toFile(root, metadata);
}

/** All that is written in each weight, as the layout does it. */
const textsOf = ({ title, facts, sections }: DocumentText): Readonly<Record<Weight, string>> => ({
  regular: ["•", ...facts, ...sections.flatMap(({ text, items, table }) => [text, ...items, ...table.slice(1).flat()])].join(" "),
  bold: [title, ...sections.flatMap(({ heading, table: [header = []] }) => [heading, ...header])].join(" "),
});

const references = (numbers: readonly number[]): string => numbers.map((number) => `${number} 0 R`).join(" ");

/** A composite font whose codes are the numbers of its glyphs, with the characters that they stand for. */
function addFont(pdf: PdfObjects, font: EmbeddedFont, weight: Weight, text: string): number {
  const name = `AAAAAA+BeVietnamPro-${weight}`;
  const file = pdf.stream(font.program, `/Length1 ${font.program.length}`);
  const descriptor = pdf.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[-500 -300 1500 1100]/ItalicAngle 0/Ascent ${font.ascent}/Descent ${font.descent}/CapHeight 700/StemV 80/FontFile2 ${file} 0 R>>`,
  );
  const descendant = pdf.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/CIDToGIDMap/Identity/FontDescriptor ${descriptor} 0 R/W[0[${font.widths.join(" ")}]]>>`,
  );
  const characters = [...new Set(text)].map((character) => `<${hex(font.glyphOf(character))}> <${hex(character.codePointAt(0) ?? 0)}>`);
  // At most a hundred in a row (ISO 32000-1, 9.10.3).
  const rows = Array.from({ length: Math.ceil(characters.length / 100) }, (_, index) => characters.slice(index * 100, index * 100 + 100));
  const cmap = pdf.stream(
    Buffer.from(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${rows
        .map((row) => `${row.length} beginbfchar\n${row.join("\n")}\nendbfchar\n`)
        .join("")}endcmap end end`,
    ),
  );
  return pdf.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${cmap} 0 R>>`,
  );
}
