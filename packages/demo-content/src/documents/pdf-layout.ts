/** Where the parts of a text stand on pages of A4: lines are broken by the widths of their letters. */
import type { DocumentText } from "./document-text.ts";
import type { EmbeddedFont } from "./font.ts";

export const page = { width: 595, height: 842, margin: 64 } as const;

export type Weight = "regular" | "bold";
export type Fonts = Readonly<Record<Weight, EmbeddedFont>>;

export interface PlacedLine {
  readonly page: number;
  readonly x: number;
  /** From the bottom of the page. */
  readonly y: number;
  readonly text: string;
}

/** A part that assistive technology reads as one. */
export interface PlacedBlock {
  readonly role: "H1" | "H2" | "P" | "TH" | "TD";
  readonly weight: Weight;
  readonly size: number;
  readonly lines: readonly PlacedLine[];
}

export interface PlacedRow {
  readonly cells: readonly PlacedBlock[];
}

export type Placed = PlacedBlock | { readonly role: "Table"; readonly rows: readonly PlacedRow[] };

export function layOut(
  { title, facts, sections }: DocumentText,
  fonts: Fonts,
): { readonly blocks: readonly Placed[]; readonly pages: number } {
  const blocks: Placed[] = [];
  const width = page.width - 2 * page.margin;
  let at = { page: 0, y: page.height - page.margin };

  const ensureSpace = (height: number): void => {
    if (at.y - height < page.margin) at = { page: at.page + 1, y: page.height - page.margin };
  };
  const block = (role: PlacedBlock["role"], text: string, size: number, weight: Weight = "regular"): void => {
    const lines = wrap(text, fonts[weight], size, width).map((line): PlacedLine => {
      ensureSpace(size * 1.5);
      at = { ...at, y: at.y - size * 1.5 };
      return { ...at, x: page.margin, text: line };
    });
    blocks.push({ role, weight, size, lines });
    at = { ...at, y: at.y - size * 0.5 };
  };
  const table = (rows: readonly (readonly string[])[]): void => {
    const column = width / Math.max(1, rows[0]?.length ?? 1);
    const size = 10.5;
    blocks.push({
      role: "Table",
      rows: rows.map((cells, index): PlacedRow => {
        const weight = index === 0 ? "bold" : "regular";
        const wrapped = cells.map((cell) => wrap(cell, fonts[weight], size, column - 8));
        const height = Math.max(...wrapped.map(({ length }) => length)) * size * 1.4 + 6;
        ensureSpace(height);
        const top = at;
        at = { ...at, y: at.y - height };
        return {
          cells: wrapped.map((lines, cell) => ({
            role: index === 0 ? "TH" : "TD",
            weight,
            size,
            lines: lines.map((text, line) => ({
              page: top.page,
              x: page.margin + cell * column,
              y: top.y - (line + 1) * size * 1.4,
              text,
            })),
          })),
        };
      }),
    });
  };

  block("H1", title, 18, "bold");
  for (const fact of facts) block("P", fact, 11);
  for (const section of sections) {
    if (section.startsPage) at = { page: at.page + 1, y: page.height - page.margin };
    at = { ...at, y: at.y - 8 };
    // A heading does not stand alone at the foot of a page.
    ensureSpace(60);
    block("H2", section.heading, 13, "bold");
    if (section.text) block("P", section.text, 11.5);
    for (const item of section.items) block("P", `• ${item}`, 11.5);
    if (section.table.length > 0) table(section.table);
  }
  return { blocks, pages: at.page + 1 };
}

function wrap(text: string, font: EmbeddedFont, size: number, width: number): string[] {
  const widthOf = (line: string): number =>
    Array.from(line).reduce((sum, character) => sum + ((font.widths[font.glyphOf(character)] ?? 0) * size) / 1000, 0);
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
