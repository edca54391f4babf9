import type { DraftState } from "./model.ts";

const DAY = 86_400_000;

interface DraftDays {
  /** First day for comments; undefined: since it was published. */
  readonly opensAt?: string | undefined;
  /** Last day for comments. */
  readonly deadline: string;
}

/**
 * Where a draft stands at `asOf` (milliseconds since 1970). Its last day counts to its end, its first from its beginning, in UTC.
 * @returns also when that changes next: until then a page that shows it holds
 */
export function draftState(
  { opensAt, deadline }: DraftDays,
  asOf: number,
): { readonly state: Pick<DraftState, "phase" | "open" | "daysLeft">; readonly changesAt: number | undefined } {
  const end = dayOf(deadline) + DAY;
  // A day that cannot be read never opens a draft.
  if (!(asOf < end)) return { state: { phase: "closed", open: false, daysLeft: 0 }, changesAt: undefined };
  const start = opensAt === undefined ? -Infinity : dayOf(opensAt);
  if (!(asOf >= start)) return { state: { phase: "notOpen", ...until(start, asOf), open: false }, changesAt: nextDay(asOf) };
  const { daysLeft } = until(end - DAY, asOf);
  return { state: { phase: "open", open: true, daysLeft }, changesAt: nextDay(asOf) };
}

const dayOf = (moment: string): number => Math.floor(Date.parse(moment) / DAY) * DAY;
const nextDay = (asOf: number): number => Math.floor(asOf / DAY) * DAY + DAY;

/** Whole days from today to a day; 0: today, or a day that cannot be read. */
const until = (day: number, asOf: number): { readonly daysLeft: number } => ({
  daysLeft: Math.max(0, Math.ceil((day - Math.floor(asOf / DAY) * DAY) / DAY)) || 0,
});
