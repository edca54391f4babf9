import { UNTRANSLATED, untranslatedReason } from "./untranslated.ts";

/** Names that pages read from their query, in the order of the portal's own links. A page that reads another one needs it here: what is not here, no page gets. */
const names = [
  "q",
  "site",
  "category",
  "type",
  "from",
  "to",
  "number",
  "issuer",
  "field",
  "issuedFrom",
  "issuedTo",
  "effectiveFrom",
  "effectiveTo",
  "force",
  "state",
  "page",
  "year",
  "sort",
  "id",
  "form",
  "receipt",
  "token",
  "done",
  UNTRANSLATED,
] as const;

/** A home alone says what it stands in for, by one of two values: no other page and no other value makes an address of its own. */
const isIgnored = (name: string, value: string, pathname: string): boolean =>
  name === UNTRANSLATED && (pathname.lastIndexOf("/") !== 0 || untranslatedReason(value) === undefined);

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
    if (value && !isIgnored(name, value, pathname)) query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

/** Characters: an address of an old portal is shorter, and a visitor may send 16,000. */
const LONGEST_WHOLE = 2_000;

/**
 * The same address with all of its query, as addresses of a portal that was here before may be told apart by it: what pages read first, then the others by
 * name. Equal to `pageAddress` where there are no others, or where it is too long for an old address.
 */
export function wholeAddress(target: string): string {
  const address = pageAddress(target);
  const { searchParams } = new URL(`http://portal.invalid${target}`);
  const known = new Set<string>(names);
  const others = new Map([...searchParams].toReversed().filter(([name, value]) => !known.has(name) && value !== ""));
  if (others.size === 0) return address;
  const query = new URLSearchParams([...others].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const whole = `${address}${address.includes("?") ? "&" : "?"}${query.toString()}`;
  return whole.length > LONGEST_WHOLE ? address : whole;
}
