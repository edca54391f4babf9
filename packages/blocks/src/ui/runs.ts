/** Items that follow one another under the same label: news by day, documents by month. */
export interface Run<T> {
  readonly label: string;
  readonly items: readonly [T, ...T[]];
}

/** Splits a list where the label changes; order is kept, so a label may come again. */
export function runsOf<T>(items: readonly T[], labelOf: (item: T) => string): readonly Run<T>[] {
  const runs: { label: string; items: [T, ...T[]] }[] = [];
  for (const item of items) {
    const label = labelOf(item);
    const last = runs.at(-1);
    if (last?.label === label) last.items.push(item);
    else runs.push({ label, items: [item] });
  }
  return runs;
}
