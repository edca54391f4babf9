/** Where old addresses lead: a path of this portal, with `:name` and `*` of its pattern filled in. */
import { portalPath } from "../portal-path.ts";
import { BadPattern, type Pattern, partsOf, readPieces } from "./pattern.ts";

/** What stands for "gone for good" in files. */
export const GONE = "gone";

const LONGEST = 2_000;
const part = /(?<=[/=]):([a-z][a-z\d_]*)(?=$|[/?&#])/gi;
const rest = /(?<=\/)\*(?=$|[?#])/;

/** @returns as it is stored @throws BadPattern where it is no path of the portal, or names what the pattern does not have */
export function parseTarget(text: string, pattern: Pattern): string {
  const target = portalPath(text);
  if (target === undefined || target.length > LONGEST)
    throw new BadPattern(
      "The target is no path of this portal.",
      `Begin it with one slash, without a host: /btc/tin-tuc; or write ${GONE} where nothing has come in its place.`,
    );
  const has = new Set(partsOf(pattern));
  const unknown = partsOf(readPieces(target)).find((name) => !has.has(name));
  if (unknown !== undefined)
    throw new BadPattern(
      `The target has ${unknown === "*" ? "*" : `:${unknown}`}, which the pattern does not have.`,
      "Name it in the pattern as well; a colon that is meant is %3A, a star %2A.",
    );
  return target;
}

/** The path that a target says for an address; undefined: what came in the address makes none. */
export function fillTarget(target: string, parts: ReadonlyMap<string, readonly string[]>): string | undefined {
  const encoded = (name: string): string => (parts.get(name) ?? []).filter(isSegment).map(encodeURIComponent).join("/");
  const filled = target.replaceAll(part, (_whole, name: string) => encoded(name.toLowerCase())).replace(rest, () => encoded("*"));
  // "/" alone keeps its slash; no other path ends with one.
  const path = filled.replace(/(?<=.)\/(?=$|[?#])/, "");
  return path.length > LONGEST || path.startsWith("//") ? undefined : path;
}

/** Whether a target begins with what comes in an address: then nobody can say beforehand what it may become. */
export const beginsAnywhere = (target: string): boolean => /^\/(?::|\*)/.test(target);

/** What is no name of a segment leads up a path, or is none. */
const isSegment = (text: string): boolean => text !== "" && text !== "." && text !== ".." && text.isWellFormed();

/** Whether an address that a target becomes may be taken by a pattern. */
export function mayReach(reach: Pattern, pattern: Pattern): boolean {
  const [given, taken] = [reach.segments, pattern.segments];
  if ((given.length < taken.length && !reach.hasRest) || (given.length > taken.length && !pattern.hasRest)) return false;
  if (reach.hasRest && !pattern.hasRest && given.length > taken.length) return false;
  const differ = (one: Pattern["segments"][number] | undefined, other: Pattern["segments"][number]): boolean =>
    one !== undefined && "text" in one && "text" in other && one.text !== other.text;
  if (given.some((piece, index) => index < taken.length && differ(piece, taken[index] ?? piece))) return false;
  const values = new Map(reach.query);
  return pattern.query.every(([name, piece]) => values.has(name) && !differ(values.get(name), piece));
}
