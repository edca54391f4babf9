/** What a run keeps for docs/performance.md. */
import { percentile } from "../load/load.ts";
import type { ShownPlan } from "../plans/slowest.ts";
import type { Answered } from "../load/messages.ts";

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Plot {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  /** A line that should not be crossed, in units of y. */
  readonly limit?: number;
  readonly series: readonly Series[];
}

const plots = new Map<string, Plot>();
const plans = new Map<string, readonly ShownPlan[]>();

export const keepPlot = (name: string, plot: Plot): void => void plots.set(name, plot);
/** @param group that looked at them */
export const keepPlans = (group: string, found: readonly ShownPlan[]): void => void plans.set(group, found);
export const keptPlans = (group: string): readonly ShownPlan[] | undefined => plans.get(group);
export const keptPlots = (): ReadonlyMap<string, Plot> => plots;

/** A percentile of each second. @param from the second at which the answers' job began */
export const bySecond = (answers: readonly Answered[], share: number, from = 0): [number, number][] =>
  [...Map.groupBy(answers, ({ at }) => Math.floor(at / 1000))]
    .map(([second, group]): [number, number] => [from + second, percentile(group, share)])
    .toSorted(([one], [other]) => one - other);
