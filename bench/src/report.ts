/** One line of the table. */
export interface Line {
  readonly what: string;
  readonly ours: string;
  readonly beside?: string;
  readonly goal?: string;
  /** Undefined where there is no goal. */
  readonly met?: boolean;
  /** One of many that another line sums up: for the terminal alone. */
  readonly isDetail?: boolean;
}

const headings = ["", "ours", "beside", "goal", ""] as const;

export function printTable(lines: readonly Line[]): void {
  const rows = [
    headings,
    ...lines.map(({ what, ours, beside = "", goal = "", met }) => [
      what,
      ours,
      beside,
      goal,
      met === undefined ? "" : met ? "met" : "MISSED",
    ]),
  ];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("   ")
        .trimEnd(),
    );
}

export const perSecond = (micros: number): string => `${Math.round(1e6 / micros).toLocaleString("en")}/s`;
export const microseconds = (micros: number): string =>
  micros < 10 ? `${micros.toFixed(2)} µs` : `${Math.round(micros).toLocaleString("en")} µs`;
