/** Servers side by side: each round asks all of them, so that whatever the machine does meets all alike. */
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../measure.ts";

export interface Entrant {
  readonly name: string;
  /** Asks for so many answers. */
  readonly run: (requests: number) => Promise<unknown>;
  /** Seconds of CPU so far. */
  readonly cpu: () => number;
  /** Requests a round; enough for half a second of CPU, since Linux counts hundredths. */
  readonly requests: number;
}

export interface Paired {
  /** Milliseconds of CPU a request by name: the median of the rounds. */
  readonly cost: (name: string) => number;
  /** How many times `name` costs what `other` does: the median of the rounds' own ratios. */
  readonly ratio: (name: string, other: string) => number;
  /** What `name` costs beyond `without`, milliseconds: the median of the rounds' own differences. */
  readonly excess: (name: string, without: string) => number;
  /** That, in parts of what `other` costs beyond `otherWithout`. */
  readonly share: (name: string, without: string, other: string, otherWithout: string) => number;
}

export const PAIRED_ROUNDS = 5;
/** What follows an answer (a body compressed anew, statistics) belongs to it. */
const SETTLE_MS = 300;

export async function pair(entrants: readonly Entrant[], rounds = PAIRED_ROUNDS): Promise<Paired> {
  const costs = new Map(entrants.map(({ name }) => [name, [] as number[]]));
  for (const { run, requests } of entrants) await run(Math.ceil(requests / 2));
  for (let round = 0; round < rounds; round += 1)
    for (const { name, run, cpu, requests } of round % 2 === 0 ? entrants : entrants.toReversed()) {
      await sleep(SETTLE_MS);
      const before = cpu();
      await run(requests);
      await sleep(SETTLE_MS);
      costs.get(name)?.push(((cpu() - before) / requests) * 1000);
    }
  const of = (name: string): readonly number[] => costs.get(name) ?? [];
  const costIn = (name: string, round: number): number => of(name)[round] ?? Number.NaN;
  const excesses = (name: string, without: string): number[] => of(name).map((cost, round) => cost - costIn(without, round));
  return {
    cost: (name) => median(of(name)),
    ratio: (name, other) => median(of(name).map((cost, round) => cost / costIn(other, round))),
    excess: (name, without) => median(excesses(name, without)),
    share: (name, without, other, otherWithout) => {
      const others = excesses(other, otherWithout);
      return median(excesses(name, without).map((cost, round) => cost / (others[round] ?? Number.NaN)));
    },
  };
}
