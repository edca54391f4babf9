import { isYearly, type UsableSeries } from "../../ui/figures.ts";

/** A kind of expenditure in a year; what is not known is left out, never zero. */
export interface BudgetLine {
  readonly label: string;
  readonly amount: number | undefined;
  /** Of the year before. */
  readonly before: number | undefined;
  /** Of the year's total, in parts of one. */
  readonly share: number | undefined;
  /** Against the year before, in parts of one. */
  readonly change: number | undefined;
}

const yearOf = (at: string): number => Number(at.slice(0, 4));

/** Years with a figure, newest first. Series that are not yearly have no place in a yearly budget. */
export const yearsOf = (series: readonly UsableSeries[]): readonly number[] =>
  [...new Set(series.filter(isYearly).flatMap(({ points }) => points.map(({ at }) => yearOf(at))))].toSorted((a, b) => b - a);

/** The year that the address asks for, as the listing of the page has it; the newest where it asks for none, or for one without figures. */
export function chosenYear(path: string, years: readonly number[]): number | undefined {
  const asked = Number(new URLSearchParams(path.split("#", 1)[0]?.split("?")[1]).get("year"));
  return years.includes(asked) ? asked : years[0];
}

/** The lines of a year in the order of their series, and their total. */
export function budgetOf(
  series: readonly UsableSeries[],
  year: number,
): { readonly lines: readonly BudgetLine[]; readonly total: Omit<BudgetLine, "label"> } {
  const amountIn = ({ points }: UsableSeries, of: number): number | undefined => points.find(({ at }) => yearOf(at) === of)?.value;
  const lines = series.filter(isYearly).map((one) => ({ label: one.label, amount: amountIn(one, year), before: amountIn(one, year - 1) }));
  const amount = sum(lines.map((line) => line.amount));
  const before = sum(lines.map((line) => line.before));
  return {
    lines: lines.map((line) => ({ ...line, share: ratio(line.amount, amount), change: changeOf(line.amount, line.before) })),
    total: { amount, before, share: ratio(amount, amount), change: changeOf(amount, before) },
  };
}

function sum(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((total, value) => total + value, 0);
}

const ratio = (part: number | undefined, whole: number | undefined): number | undefined =>
  part === undefined || !whole ? undefined : part / whole;

const changeOf = (now: number | undefined, before: number | undefined): number | undefined =>
  now === undefined || !before ? undefined : (now - before) / Math.abs(before);
