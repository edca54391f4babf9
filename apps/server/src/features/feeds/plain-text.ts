import { htmlText } from "../../services/html-text.ts";

/** Characters of a stranger's markup that are looked at. */
const MAX_SOURCE = 4000;
const named = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Controls, and marks that turn the direction of what follows, have no place in a headline. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** XML's own references only; HTML's are read by its parser afterwards. */
const unescape = (xml: string): string =>
  xml.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : "";
  });

/** Text of a feed's element as a reader sees it: references resolved, tags gone, white space folded. @param limit characters */
export function plainText(xml: string, limit: number): string {
  const source = unescape(xml.slice(0, MAX_SOURCE));
  const text = /[<&]/.test(source) ? htmlText(source) : source;
  const clean = text.replace(unprintable, " ").replace(/\s+/g, " ").trim().toWellFormed();
  return clean.length <= limit ? clean : `${clean.slice(0, limit - 1).toWellFormed()}…`;
}
