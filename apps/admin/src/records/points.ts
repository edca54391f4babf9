/** Points of a series as text: a day and a number a line, as they are copied from a spreadsheet. */
export type Point = readonly [day: string, value: number];

export interface ReadPoints {
  readonly points: readonly Point[];
  /** Numbers of lines that cannot be read, from 1. */
  readonly problems: readonly number[];
}

export const writePoints = (points: unknown): string =>
  Array.isArray(points)
    ? (points as readonly (readonly unknown[])[]).map(([day, value]) => `${String(day)}\t${String(value)}`).join("\n")
    : "";

/** Days as 2026-11-01 or 1/11/2026; numbers with a decimal point or, after a tab, with a decimal comma. Empty lines are left out. */
export function readPoints(text: string): ReadPoints {
  const points: Point[] = [];
  const problems: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [first = "", ...rest] = line.trim().split(/[\t; ]+/);
    const day = dayOf(first);
    const value = numberOf(rest.join(""));
    if (day === undefined || value === undefined) problems.push(index + 1);
    else points.push([day, value]);
  }
  return { points, problems };
}

function dayOf(text: string): string | undefined {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [, day = "", month = "", year = ""] = local ?? [];
  const iso = local ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/** Vietnamese spreadsheets write 1.684,32 where others write 1,684.32: the last sign parts the decimals, unless three digits follow the only one. */
function numberOf(text: string): number | undefined {
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined;
  const signs = text.match(/[.,]/g) ?? [];
  const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  const isDecimal = new Set(signs).size > 1 || (signs.length === 1 && (text[last] === "." || text.length - last - 1 !== 3));
  const value = Number(
    isDecimal && last >= 0 ? `${text.slice(0, last).replaceAll(/[.,]/g, "")}.${text.slice(last + 1)}` : text.replaceAll(/[.,]/g, ""),
  );
  return Number.isFinite(value) ? value : undefined;
}
