import { wordsOf } from "./words.ts";

/** Words: as many as name a page; more make a search dearer and no better. */
const MAX_WORDS = 8;
/** Characters of a word, and of what is looked at of an address. */
const LONGEST_WORD = 40;
const LONGEST_PATH = 1_000;

/** Of programs, not of pages. */
const technical = new Set(["index", "default", "webcenter", "portal", "faces", "pages", "html", "aspx", "jspx"]);

/**
 * Words that an address is likely to have from the title of its page, from its last segment back; without numbers of records, endings of files and single
 * letters. Total: any address has some, or none ("").
 * @param path percent-encoded
 */
export function addressWords(path: string): string {
  // The first one is a site's or a program's, unless it is all there is.
  const segments = path.slice(0, LONGEST_PATH).split("/").filter(Boolean).map(decoded);
  const telling = segments.length > 1 ? segments.slice(1) : segments;
  const words: string[] = [];
  for (const segment of telling.toReversed()) {
    // One that has a title's words needs no other.
    if (words.length >= 2) break;
    words.unshift(...wordsIn(segment));
  }
  return [...new Set(words)].slice(0, MAX_WORDS).join(" ");
}

function wordsIn(segment: string): string[] {
  const text = segment.replace(/(?:\.[a-z][a-z\d]{1,4})+$/i, "");
  const words = wordsOf(text).map(({ start, end }) => text.slice(start, end).toLowerCase());
  const telling = words.filter((word) => word.length <= LONGEST_WORD && !technical.has(word) && !isId(word));
  // A letter alone is an abbreviation of the program ("/r/m/"); among others it is a word ("bo y te").
  return telling.some((word) => /\p{L}{2}/u.test(word)) ? telling : [];
}

/** The number of a record: many digits, or digits and letters mixed as no word mixes them. */
const isId = (word: string): boolean => /\d{5}/.test(word) || (word.length >= 8 && /\d/.test(word) && /\p{L}/u.test(word));

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize("NFC").replaceAll("_", " ");
  } catch {
    return "";
  }
}
