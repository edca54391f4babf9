import { escapeXml } from "../escape-xml.ts";
import { fill, numeral } from "./fill.ts";
import type { Random } from "./random.ts";
import type { Language, TablePlan } from "../sentences.ts";

const cell = (content: string): string => `<td class="align-right">${content}</td>`;

/** Table markup: caption, header cells in both directions, figures set right. Text is escaped here. */
function tableHtml(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${escapeXml(column)}</th>`).join("");
  const body = rows
    .map(
      ([first = "", ...others]) =>
        `<tr><th scope="row">${escapeXml(first)}</th>${others.map((text) => cell(escapeXml(text))).join("")}</tr>`,
    )
    .join("");
  return `<table><caption>${escapeXml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Fills a table so that its figures agree. */
export function tableOf({ caption, columns, rows, cells }: TablePlan, random: Random, day: string, language: Language): string {
  const filled = rows.map(({ label, range: own }) => {
    const slot = (text: string): string => fill(text, random, day, language);
    let base: { readonly value: number; readonly decimals: number } | undefined;
    const share = cells.find((cell) => typeof cell === "string" && cell.startsWith("{pct"));
    const written = typeof share === "string" ? slot(share) : "";
    const ratio = Number.parseFloat(written.replace(",", ".")) / 100;
    const figure = (value: number, decimals: number): string =>
      numeral(decimals === 0 && value >= 1000 ? Math.round(value / 10) * 10 : value, decimals, language);
    return [
      label,
      ...cells.map((cell) => {
        if (cell === share) return written;
        if (typeof cell === "string") return slot(cell);
        if ("of" in cell)
          return base ? figure(base.value * (cell.of === "share" ? ratio : 0.82 + random.next() * 0.15), base.decimals) : "";
        const [low, high] = own ?? cell.range;
        base = { value: low + random.next() * (high - low), decimals: cell.decimals };
        return figure(base.value, base.decimals);
      }),
    ];
  });
  return tableHtml(caption, columns, filled);
}
