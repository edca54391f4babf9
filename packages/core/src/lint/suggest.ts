/** Words longer than this are no typing mistakes, and comparing them takes time. */
const MAX_LENGTH = 80;

/** The one known word that was surely meant: same but for case, the only one that begins so, or the nearest by typing mistakes. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length === 0 || word.length > MAX_LENGTH) return undefined;
  const lower = word.toLowerCase();
  const candidates = [...known].filter((candidate) => candidate.length <= MAX_LENGTH);
  const same = candidates.filter((candidate) => candidate.toLowerCase() === lower);
  if (same.length === 1) return same[0];
  const longer = word.length >= 3 ? candidates.filter((candidate) => candidate.toLowerCase().startsWith(lower)) : [];
  if (longer.length === 1) return longer[0];
  const limit = Math.max(1, Math.floor(word.length / 4));
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distance(lower, candidate.toLowerCase()) }))
    .filter((entry) => entry.distance <= limit)
    .toSorted((a, b) => a.distance - b.distance);
  const [first, second] = ranked;
  return first && first.distance !== second?.distance ? first.candidate : undefined;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words (optimal string alignment). */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
