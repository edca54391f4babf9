/** Characters: longer words say nothing that a list of words could show. */
const LONGEST_WORDS = 60;
const LONGEST_PATH = 200;

/** A telephone number, an identity number, a tax code: digits with what people write between them. */
const longNumber = /\d(?:[ .-]?\d){8,}/;
/** An e-mail address, or a part of one. */
const mailAddress = /@|%40/i;
/** A token or an identifier: letters and digits that no word mixes, without a break. */
const identifier = /(?=[\p{L}-]*\d)(?=[\d-]*\p{L})[\p{L}\d-]{20,}|[\p{L}\d]{32,}/u;

/**
 * What is kept of words that were searched: in one spelling. Who typed them may have typed a name or a number of their own.
 * @returns undefined for what looks like personal data, and for what is too long to be words
 */
export function keptWords(typed: string): string | undefined {
  const words = typed
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const isKept =
    words !== "" && words.length <= LONGEST_WORDS && !longNumber.test(words) && !mailAddress.test(words) && !identifier.test(words);
  return isKept ? words : undefined;
}

/** The same of the path of an address without a page; numbers of records stay, by which old addresses are known. */
export function keptPath(path: string): string | undefined {
  const readable = decoded(path);
  return path.length <= LONGEST_PATH && !mailAddress.test(readable) && !readable.split("/").some(isToken) ? path : undefined;
}

const isToken = (segment: string): boolean => !/[-_. ]/.test(segment) && identifier.test(segment);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
