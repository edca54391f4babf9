/** Items that follow one another under the same label: news by day, documents by month. */
export interface LabelGroup<T> {
  readonly label: string;
  readonly items: readonly [T, ...T[]];
}

/** Splits a list where the label changes; order is kept, so a label may come again. */
export function groupConsecutive<T>(items: readonly T[], labelOf: (item: T) => string): readonly LabelGroup<T>[] {
  const groups: { label: string; items: [T, ...T[]] }[] = [];
  for (const item of items) {
    const label = labelOf(item);
    const last = groups.at(-1);
    if (last?.label === label) last.items.push(item);
    else groups.push({ label, items: [item] });
  }
  return groups;
}
