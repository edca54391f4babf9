/**
 * Patterns of old addresses: `/webcenter/portal/:unit/r/m/*?dDocName=:number`. `:name` is a segment or a value of the query, `*` at the end is what is left of
 * the path. Nothing else is special, and nothing in it takes longer than its length. Upper and lower case are alike.
 */

/** A text in the form that is compared; or the name of a part, which stands for any text. */
type Piece = { readonly text: string } | { readonly part: string };

export interface Pattern {
  readonly segments: readonly Piece[];
  /** Ends with `*`. */
  readonly hasRest: boolean;
  readonly query: readonly (readonly [name: string, piece: Piece])[];
}

/** An address as it is compared with patterns. */
export interface AskedAddress {
  /** As they came, decoded. */
  readonly segments: readonly string[];
  /** The first value of each name; names in lower case. */
  readonly query: ReadonlyMap<string, string>;
}

/** What is wrong with a pattern or a target, and how to fix it. */
export class BadPattern extends Error {
  readonly advice: string;
  constructor(problem: string, advice: string) {
    super(problem);
    this.advice = advice;
  }
}

/** Longer ones fit nobody's address, nor an index. */
const LONGEST = 2_000;
export const MAX_SEGMENTS = 20;
/** Pairs of an address's query that are compared. */
const MAX_PAIRS = 10;
const partName = /^:[a-z][a-z\d_]*$/i;
/** Name of the part that `*` stands for. */
const REST = "*";

/** Encoded: what separates segments and pairs stands nowhere within them. */
const comparable = (text: string): string => encodeURIComponent(text.toWellFormed().normalize("NFC").toLowerCase());

/** @throws BadPattern */
export function parsePattern(text: string): Pattern {
  if (!text.startsWith("/") || text.startsWith("//"))
    throw new BadPattern("The pattern is no path.", "Begin it with one slash, and leave out the host: /webcenter/portal/*");
  if (text.includes("#"))
    throw new BadPattern("The pattern has a part behind #, which browsers never send.", "Leave out # and what follows.");
  const odd = pairsOf(text).find((pair) => !/^[^=]+=./s.test(pair));
  if (odd !== undefined)
    throw new BadPattern(
      `The pattern's query has ${JSON.stringify(odd)}, which is no name with a value.`,
      "Write name=value, or name=:part for any value; leave out parameters that do not matter.",
    );
  const pattern = readPieces(text);
  const { segments, query } = pattern;
  if (segments.length > MAX_SEGMENTS)
    throw new BadPattern(`The pattern has more than ${MAX_SEGMENTS} segments.`, "End it with /* before that.");
  const [first] = segments;
  if (first === undefined || !("text" in first))
    throw new BadPattern(
      "The pattern would take every address of the portal.",
      "Begin it with a segment that is the old portal's own: /webcenter/*",
    );
  const names = partsOf(pattern);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new BadPattern(`The pattern has two parts named ${twice}.`, "Give each part a name of its own.");
  if (new Set(query.map(([name]) => name)).size < query.length)
    throw new BadPattern("The pattern names a parameter of the query twice.", "Name each once: of an address the first value counts.");
  if (query.length > MAX_PAIRS)
    throw new BadPattern(`The pattern names more than ${MAX_PAIRS} parameters.`, "Name those that tell pages apart.");
  if (shapeOf(pattern).length > LONGEST)
    throw new BadPattern(`The pattern has more than ${LONGEST} characters, counted as addresses are encoded.`, "End it with /* earlier.");
  return pattern;
}

/** The pieces of a path with its query, whether or not they make a pattern. @throws BadPattern where one is none */
export function readPieces(text: string): Pattern {
  const [path = ""] = text.split(/[?#]/, 1);
  const written = path.split("/").filter((segment) => segment !== "");
  const hasRest = written.at(-1) === REST;
  const segments = written.slice(0, hasRest ? -1 : undefined).map((segment) => pieceOf(segment, decoded));
  const query = pairsOf(text).flatMap((pair) => {
    const [name, value = ""] = splitOnce(pair, "=");
    return name === "" || value === "" ? [] : [[decodedPair(name).toLowerCase(), pieceOf(value, decodedPair)] as const];
  });
  return { segments, hasRest, query };
}

const pairsOf = (text: string): string[] => (splitOnce(text.replace(/#.*$/s, ""), "?")[1] ?? "").split("&").filter((pair) => pair !== "");

function pieceOf(written: string, decode: (text: string) => string): Piece {
  if (partName.test(written)) return { part: written.slice(1).toLowerCase() };
  if (written.startsWith(":"))
    throw new BadPattern(
      `${JSON.stringify(written)} is no name of a part.`,
      "Write a letter first, then letters, digits or _: /:number. A colon that is meant is %3A.",
    );
  if (written.includes("*"))
    throw new BadPattern(
      `${JSON.stringify(written)} has a star within a segment or a value, and a star stands for the end of a path alone.`,
      "End the path with /*, use :name for a whole segment or value, or write %2A for a star that is meant.",
    );
  return { text: comparable(decode(written)) };
}

const decodedPair = (text: string): string => decoded(text.replaceAll("+", " "));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadPattern(
      `${JSON.stringify(text)} has a broken escape.`,
      "Write %25 for a percent sign, or the letter itself for an escape.",
    );
  }
}

/** Names of what a pattern takes out of an address. */
export const partsOf = ({ segments, hasRest, query }: Pattern): string[] => [
  ...[...segments, ...query.map(([, piece]) => piece)].flatMap((piece) => ("part" in piece ? [piece.part] : [])),
  ...(hasRest ? [REST] : []),
];

/** Equal for patterns that take the same addresses. */
export const shapeOf = ({ segments, hasRest, query }: Pattern): string =>
  `/${[...segments.map(shown), ...(hasRest ? [REST] : [])].join("/")}?${query
    .map(([name, piece]) => `${encodeURIComponent(name)}=${shown(piece)}`)
    .toSorted()
    .join("&")}`;

const shown = (piece: Piece): string => ("text" in piece ? piece.text : ":");

const keyFrom = (segments: readonly string[], pair: readonly [name: string, text: string] | undefined): string =>
  `/${segments.join("/")}${pair === undefined ? "" : `?${encodeURIComponent(pair[0])}=${pair[1]}`}`;

/** What all addresses that a pattern takes have: one of `keysOf` an address. */
export function keyOf({ segments, query }: Pattern): string {
  const first = segments.findIndex((piece) => !("text" in piece));
  const beginning = segments.slice(0, first === -1 ? undefined : first).map(shown);
  const [pair] = query.flatMap(([name, piece]) => ("text" in piece ? [[name, piece.text] as const] : []));
  return keyFrom(beginning, pair);
}

/** @param address path with its query @returns undefined where no pattern takes it */
export function parseAddress(address: string): AskedAddress | undefined {
  const url = URL.parse(address, "http://portal.invalid");
  if (!url) return undefined;
  try {
    const segments = url.pathname
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent);
    const pairs = [...url.searchParams].slice(0, MAX_PAIRS).map(([name, value]) => [name.toLowerCase(), value] as const);
    return { segments, query: new Map(pairs.toReversed()) };
  } catch {
    return undefined;
  }
}

/** Keys of all patterns that may take an address: at most MAX_SEGMENTS times one more than MAX_PAIRS. */
export function keysOf({ segments, query }: AskedAddress): string[] {
  const compared = segments.slice(0, MAX_SEGMENTS).map(comparable);
  const pairs = [undefined, ...[...query].map(([name, value]) => [name, comparable(value)] as const)];
  return compared.flatMap((_segment, index) => pairs.map((pair) => keyFrom(compared.slice(0, index + 1), pair)));
}

/** What the parts of a pattern stand for in an address; undefined: it does not take it. */
export function match({ segments, hasRest, query }: Pattern, address: AskedAddress): ReadonlyMap<string, readonly string[]> | undefined {
  const found = new Map<string, readonly string[]>();
  const takes = (piece: Piece, given: string | undefined): boolean => {
    // A part is never what leads up a path.
    if (given === undefined || given === "" || given === "." || given === "..") return false;
    if ("text" in piece) return piece.text === comparable(given);
    found.set(piece.part, [given]);
    return true;
  };
  const rest = address.segments.slice(segments.length);
  if (rest.length > 0 && !hasRest) return undefined;
  if (!segments.every((piece, index) => takes(piece, address.segments[index]))) return undefined;
  if (!query.every(([name, piece]) => takes(piece, address.query.get(name)))) return undefined;
  if (hasRest) found.set(REST, rest);
  return found;
}

/** The more it says of an address, the earlier it is asked: from the left a text, then a part, then the end; then the more of the query. */
export function bySpecificity(one: Pattern, other: Pattern): number {
  const rank = ({ segments, hasRest }: Pattern, index: number): number => {
    const piece = segments[index];
    return piece === undefined ? (hasRest ? 1 : 0) : "text" in piece ? 3 : 2;
  };
  for (let index = 0; index <= Math.max(one.segments.length, other.segments.length); index += 1) {
    const difference = rank(other, index) - rank(one, index);
    if (difference !== 0) return difference;
  }
  const texts = ({ query }: Pattern): number => query.filter(([, piece]) => "text" in piece).length;
  return texts(other) - texts(one) || other.query.length - one.query.length || (shapeOf(one) < shapeOf(other) ? -1 : 1);
}

const splitOnce = (text: string, mark: string): readonly [string, string?] => {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};
