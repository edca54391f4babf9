/** Things that do the same, measured side by side. */
export interface Contestant {
  readonly name: string;
  readonly run: () => unknown;
}

export interface Timing {
  readonly name: string;
  /** Median, in microseconds of this process's CPU: others on the machine do not count. */
  readonly micros: number;
}

export interface Race {
  readonly timings: readonly Timing[];
  /** Speed of the first beside each other: the median of the rounds' own ratios, so that a slow moment hits both. */
  readonly ratios: readonly number[];
}

const WARM_UP_MS = 1000;
/** Turns are short and many: whatever slows the machine for a moment, or grows the heap, meets all contestants alike. */
const TURN_MS = 2;
const TURNS = 40;
export const ROUNDS = 25;

/** A round is many turns, one contestant after the other, in changing order; its figure is the mean, garbage collection included. */
export function race(contestants: readonly Contestant[], rounds = ROUNDS): Race {
  const runs = contestants.map(({ run }) => ({ run, count: calibrate(run), rounds: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    const sums = new Map(runs.map((entry) => [entry, 0]));
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const entry of turn % 2 === 0 ? runs : runs.toReversed())
        sums.set(entry, (sums.get(entry) ?? 0) + sample(entry.run, entry.count));
    }
    for (const [entry, sum] of sums) entry.rounds.push(sum / TURNS);
  }
  const [first] = runs;
  return {
    timings: contestants.map(({ name }, index) => ({ name, micros: median(runs[index]?.rounds ?? []) })),
    ratios: runs.slice(1).map((other) => median(other.rounds.map((micros, round) => micros / (first?.rounds[round] ?? Number.NaN)))),
  };
}

/** Warms up; @returns how many runs fill a turn, as the second half of the warm-up went. */
function calibrate(run: () => unknown): number {
  const half = (): number => {
    const end = performance.now() + WARM_UP_MS / 2;
    let count = 0;
    for (; performance.now() < end; count += 1) sink(run());
    return count;
  };
  half();
  return Math.max(1, Math.round((half() * TURN_MS) / (WARM_UP_MS / 2)));
}

/** Microseconds a run. */
function sample(run: () => unknown, count: number): number {
  const before = cpuMicros();
  for (let index = 0; index < count; index += 1) sink(run());
  return (cpuMicros() - before) / count;
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

let seen = 0;
/** Keeps a result alive, so that its making cannot be optimised away. */
function sink(value: unknown): void {
  seen += typeof value === "string" ? value.length : value ? 1 : 0;
}
export const sunk = (): number => seen;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** @param share - 0.95: which 95 % of the values do not exceed */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
