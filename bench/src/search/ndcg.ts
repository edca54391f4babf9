/** Normalised discounted cumulative gain (Järvelin and Kekäläinen, 2002), with the gain 2^grade − 1 that web search uses. */

/** 3: what a visitor who typed this wants; 2: strongly related; 1: mentions it. What is not listed has grade 0. */
export type Grade = 1 | 2 | 3;

/** Results that count. */
const DEPTH = 10;

/**
 * nDCG@10 of one answer: 1 where no order could be better, 0 where nothing graded is among the first ten.
 * @param found documents in the order of the results; a second appearance of a document gains nothing but takes its place
 * @param grades of every relevant document, at least one
 */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, Grade>): number {
  const seen = new Set<string>();
  const gains = found.map((document) => {
    const grade = seen.has(document) ? 0 : (grades.get(document) ?? 0);
    seen.add(document);
    return grade;
  });
  return discounted(gains) / discounted([...grades.values()].toSorted((one, other) => other - one));
}

const discounted = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
