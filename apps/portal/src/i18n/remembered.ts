/** Results that are kept; then all are forgotten, which costs less than to find out which one was used last. */
const MOST = 5_000;

/** A function of a text that always gives the same for the same: each is worked out once. */
export function remembered(work: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MOST) results.clear();
    const result = work(text);
    results.set(text, result);
    return result;
  };
}
