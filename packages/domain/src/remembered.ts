/**
 * A function of a text that always gives the same for the same: each is worked out once.
 * @param most results that are kept; then all are forgotten, which costs less than to find out which one was used last
 */
export function remembered(work: (text: string) => string, most: number): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= most) results.clear();
    const result = work(text);
    results.set(text, result);
    return result;
  };
}
