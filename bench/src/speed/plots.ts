/** What a run keeps for docs/performance.md. */
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

export const keepPlot = (name: string, plot: Plot): void => void plots.set(name, plot);
export const keptPlots = (): ReadonlyMap<string, Plot> => plots;
