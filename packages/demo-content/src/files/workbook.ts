import { randomOf } from "../compose/random.ts";
import { byTitle, row } from "./paper.ts";
import { workbooks } from "./texts/workbooks.ts";

export interface Sheet {
  readonly name: string;
  /** The first row is the header. */
  readonly rows: readonly (readonly (string | number)[])[];
}

const written = byTitle(workbooks);

/** The tables that belong to an article, the same on every machine. @throws where none are written for this title */
export function sheetsOf(title: string): Sheet[] {
  const lines = written.get(title);
  if (!lines)
    throw new Error(`The workbook of "${title}" has no tables: write them in packages/demo-content/src/files/texts/workbooks.ts.`);
  const sheets: { readonly name: string; readonly lines: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith("sheet:")) sheets.push({ name: line.slice("sheet:".length).trim(), lines: [] });
    else if (line.startsWith("|")) sheets.at(-1)?.lines.push(line);
  }
  const random = randomOf(`workbook ${title}`);
  const cell = (text: string, step: number): string | number => {
    const [, base, growth = "0"] = /^~(\d+)([+-]\d+)?$/.exec(text) ?? [];
    if (base !== undefined) return rounded((Number(base) + Number(growth) * step) * (0.96 + random.next() * 0.08));
    return /^\d+(?:,\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
  };
  return sheets.map(({ name, lines: rows }) => ({
    name,
    rows: rows.flatMap((line) => {
      const [first = "", ...cells] = row(line);
      const [, from, to] = /^\{(\d+)\.\.(\d+)\}$/.exec(first) ?? [];
      const count = from === undefined ? 1 : Number(to) - Number(from) + 1;
      return Array.from({ length: count }, (_, step) => [
        from === undefined ? first : Number(from) + step,
        ...cells.map((text) => cell(text, step)),
      ]);
    }),
  }));
}

/** Small figures are rates: one decimal. */
const rounded = (value: number): number => (value < 100 ? Math.round(value * 10) / 10 : Math.round(value));
