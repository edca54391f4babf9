import { fold, markedForm } from "@portal/domain/content";

/** A word as search compares it: without its marks, and with them in one spelling. */
export interface Word {
  readonly plain: string;
  readonly marked: string;
  /** Where it stands in the text whose vectors are being made (./vector.ts): a map of each text's words would take three times as long. */
  seenIn: number;
  count: number;
  places: string;
}

/** What only parts words, as `search_words` of the database has it. */
const between =
  // oxlint-disable-next-line no-control-regex -- control characters part words
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020]+/;
/** Letters of Vietnamese: every PostgreSQL takes them for letters, whatever its locale, and every `unaccent` knows them. */
const vietnamese = /^[0-9a-zđàáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]{1,100}$/i;
/** The database's parser takes "1e5" for a number and parts "1e5a" behind it. */
const looksExponential = /^\d+e\d/;

const MAX_KNOWN = 50_000;
/** Texts consist of the same few thousand words. undefined: not ours to say. */
const known = new Map<string, Word | undefined>();

/** @returns the words of a text in their order; undefined where only the database's own parser can tell */
export function wordsIn(text: string): Word[] | undefined {
  const words: Word[] = [];
  for (const given of text.normalize("NFC").split(between)) {
    if (given === "") continue;
    const word = known.has(given) ? known.get(given) : learn(given);
    if (!word) return undefined;
    words.push(word);
  }
  return words;
}

function learn(given: string): Word | undefined {
  if (known.size >= MAX_KNOWN) known.clear();
  const word = vietnamese.test(given) ? { plain: fold(given), marked: markedForm(given), seenIn: 0, count: 0, places: "" } : undefined;
  const said = word && !looksExponential.test(word.plain) && !looksExponential.test(word.marked) ? word : undefined;
  known.set(given, said);
  return said;
}
