/**
 * The path and query that a request means, always with exactly one leading slash: "//host/x" and "http://host/x" must not turn
 * into an address elsewhere.
 */
export function pathOf(target: string): string {
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.test(target) ? target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "") : target;
  return `/${path.replace(/^[/\\]+/, "")}`;
}

/** The path as a header says it. */
export const locationOf = (target: string): string =>
  pathOf(target)
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
