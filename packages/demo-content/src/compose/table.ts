import { escapeXml } from "../art/picture.ts";
import type { TablePlan } from "./bank.ts";
import { fill, numeral } from "./fill.ts";
import type { Random } from "./random.ts";
import type { Language } from "./topics.ts";

const cell = (content: string): string => `<td class="align-right">${content}</td>`;

/** Table markup: caption, header cells in both directions, figures set right. Text is escaped here. */
export function tableHtml(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${escapeXml(column)}</th>`).join("");
  const body = rows
    .map(
      ([first = "", ...others]) =>
        `<tr><th scope="row">${escapeXml(first)}</th>${others.map((text) => cell(escapeXml(text))).join("")}</tr>`,
    )
    .join("");
  return `<table><caption>${escapeXml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/**
 * Fills a table so that its figures agree: `{=}` is the row's first figure times the share that follows, `{~}` about 90 % of it.
 * A row may name its own range: `Thu nội địa @1300-1600`.
 */
export function tableOf({ caption, columns, rows, cells }: TablePlan, random: Random, day: string, language: Language): string {
  const filled = rows.map((row) => {
    const [label = "", range] = row.split("@").map((part) => part.trim());
    const slot = (text: string): string => fill(text, random, day, language);
    let base: { readonly value: number; readonly decimals: number } | undefined;
    const share = cells.find((text) => text.startsWith("{pct"));
    const written = share === undefined ? "" : slot(share);
    const ratio = Number.parseFloat(written.replace(",", ".")) / 100;
    const figure = (value: number, decimals: number): string =>
      numeral(decimals === 0 && value >= 1000 ? Math.round(value / 10) * 10 : value, decimals, language);
    return [
      label,
      ...cells.map((text) => {
        if (text === share) return written;
        if (base && text === "{=}") return figure(base.value * ratio, base.decimals);
        if (base && text === "{~}") return figure(base.value * (0.82 + random.next() * 0.15), base.decimals);
        const [, kind, own] = /^\{(so|nghin):([\d-]+)\}$/.exec(text) ?? [];
        if (kind === undefined || own === undefined) return slot(text);
        const [low = 0, high = 0] = (range ?? own).split("-").map(Number);
        base = { value: low + random.next() * (high - low), decimals: kind === "nghin" ? 1 : 0 };
        return figure(base.value, base.decimals);
      }),
    ];
  });
  return tableHtml(caption, columns, filled);
}
