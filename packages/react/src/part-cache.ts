/** Server only: HTML of parts that were drawn, found by the text of what they read. */
import { LRUCache } from "lru-cache";

/** HTML of a part, apart from the links by which React announces its first pictures at the beginning of what it draws. */
export interface DrawnPart {
  readonly html: string;
  readonly links: readonly string[];
  /** React has moved something else there: the part is not used. */
  readonly isMoved: boolean;
}

/** All that a part depends on, as texts: two parts with one key have the same HTML. */
export type PartKey = readonly string[];

/** What is kept is for one build of the components. */
export interface PartCache {
  get(key: PartKey): DrawnPart | undefined;
  set(key: PartKey, part: DrawnPart): unknown;
  /** What is kept takes so many. */
  readonly bytes: () => number;
}

/** What the cache needs to find an entry, in bytes. */
const ENTRY = 200;
/** Characters of each text that make a key's sign. */
const SAMPLES = 64;
/** Keys of one sign that are kept: such as differ in few characters. */
const SAME_SIGN = 8;

interface Kept {
  readonly key: PartKey;
  readonly part: DrawnPart;
}

/** A number by which a key is found, of some of its characters: to hash them all, as a Map does, costs much more than to compare them with what was kept. */
function signOf(key: PartKey): number {
  let sign = 0;
  for (const text of key) {
    const step = Math.ceil(text.length / SAMPLES);
    sign = Math.imul(sign, 31) + text.length;
    for (let at = 0; at < text.length; at += step) sign = (Math.imul(sign, 31) + text.charCodeAt(at)) | 0;
  }
  return sign;
}

const isSame = (key: PartKey, other: PartKey): boolean => key.length === other.length && key.every((text, index) => text === other[index]);

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** HTML of parts, bounded in bytes: what was not drawn for longest goes first. A bound of 0 keeps nothing. */
export function createPartCache(maxBytes: number): PartCache {
  if (maxBytes === 0) return { get: () => undefined, set: () => undefined, bytes: () => 0 };
  const kept = new LRUCache<number, Kept>({
    maxSize: maxBytes,
    // Vietnamese text has two bytes a character.
    sizeCalculation: ({ key, part: { html, links } }) => ENTRY + 2 * (lengthOf(key) + html.length + lengthOf(links)),
  });
  /** Under which number this key is kept, or would be. */
  const placeOf = (key: PartKey): number => {
    const first = signOf(key);
    for (let place = first; place < first + SAME_SIGN; place += 1) {
      const there = kept.peek(place);
      if (there === undefined || isSame(there.key, key)) return place;
    }
    return first;
  };
  return {
    get(key) {
      const found = kept.get(placeOf(key));
      return found && isSame(found.key, key) ? found.part : undefined;
    },
    set: (key, part) => kept.set(placeOf(key), { key, part }),
    bytes: () => kept.calculatedSize,
  };
}
