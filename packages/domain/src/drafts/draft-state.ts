import type { DraftState } from "./model.ts";

const DAY = 86_400_000;

interface DraftDays {
  /** First day for comments; undefined: since it was published. */
  readonly opensAt?: string | undefined;
  /** Last day for comments. */
  readonly deadline: string;
}

/**
 * Where a draft stands at `now` (milliseconds). Its last day counts to its end, its first from its beginning, in UTC.
 * @returns also when that changes next, ISO 8601: until then a page that shows it holds
 */
export function draftState(
  { opensAt, deadline }: DraftDays,
  now: number,
): { readonly state: Pick<DraftState, "phase" | "open" | "daysLeft">; readonly changesAt: string | undefined } {
  const end = dayOf(deadline) + DAY;
  // A day that cannot be read never opens a draft.
  if (!(now < end)) return { state: { phase: "closed", open: false, daysLeft: 0 }, changesAt: undefined };
  const start = opensAt === undefined ? -Infinity : dayOf(opensAt);
  if (!(now >= start)) return { state: { phase: "notOpen", ...until(start, now), open: false }, changesAt: nextDay(now) };
  const { daysLeft } = until(end - DAY, now);
  return { state: { phase: "open", open: true, daysLeft }, changesAt: nextDay(now) };
}

const dayOf = (moment: string): number => Math.floor(Date.parse(moment) / DAY) * DAY;
const nextDay = (now: number): string => new Date(Math.floor(now / DAY) * DAY + DAY).toISOString();

/** Whole days from today to a day; 0: today, or a day that cannot be read. */
const until = (day: number, now: number): { readonly daysLeft: number } => ({
  daysLeft: Math.max(0, Math.ceil((day - Math.floor(now / DAY) * DAY) / DAY)) || 0,
});
