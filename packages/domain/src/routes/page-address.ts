/** Names that pages read from their query, in the order of the portal's own links. A page that reads another one needs it here: what is not here, no page gets. */
const names = [
  "q",
  "site",
  "category",
  "type",
  "from",
  "to",
  "field",
  "state",
  "page",
  "year",
  "sort",
  "id",
  "form",
  "receipt",
  "token",
  "done",
] as const;

/**
 * Path and query under which a page is drawn and kept: of the query, the first value of each name that pages read, in one order; what is
 * empty or unknown says nothing, and makes no page of its own.
 * @param target - path with its query; begins with exactly one slash
 */
export function pageAddress(target: string): string {
  // Not as a reference relative to a base: "//host/x" is a path here.
  const { pathname, searchParams } = new URL(`http://portal.invalid${target}`);
  if (searchParams.size === 0) return pathname;
  const query = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}
