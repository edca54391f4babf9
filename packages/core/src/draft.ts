import type { DraftState } from "./page.ts";

const DAY = 86_400_000;

/**
 * Where a draft stands at `now` (milliseconds). Its last day counts to its end, in UTC.
 * @returns also when that changes next, ISO 8601: until then a page that shows it holds
 */
export function draftState(deadline: string, now: number): { readonly state: DraftState; readonly changesAt: string | undefined } {
  const end = Math.floor(Date.parse(deadline) / DAY) * DAY + DAY;
  // A day that cannot be read never opens a draft.
  if (!(now < end)) return { state: { open: false, daysLeft: 0 }, changesAt: undefined };
  const daysLeft = Math.ceil((end - now) / DAY) - 1;
  return { state: { open: true, daysLeft }, changesAt: new Date(end - daysLeft * DAY).toISOString() };
}
