import type { OutlineEntry, Reading } from "./model.ts";

/** Ids of headings in article text begin with it; everything else on a page takes its ids from the tree. */
export const ANCHOR_PREFIX = "muc-";

/** Words, in Vietnamese syllables, that people read in a minute. */
const WORDS_A_MINUTE = 220;
const MAX_ENTRIES = 60;
const MAX_TEXT = 200;

/** A tag with its quoted values; `<` ends the attempt, so that no input is read twice. */
const tag = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^"<>])*)>/gi;
/** Elements inside a line of text: no space stands in their place. */
const inline = /^(?:a|abbr|b|cite|code|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|u)$/i;
const named = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["nbsp", "\u00a0"],
  ["#39", "'"],
]);
const plainText = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => named.get(name) ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** Words of sanitised HTML. */
export const textOfHtml = (html: string): string =>
  plainText(html.replace(tag, (_whole, _end, name: string) => (inline.test(name) ? "" : " ")));

/**
 * How long sanitised HTML takes to read, and its headings of level 2 and 3, each with an id that is written into the HTML.
 * Reading the result again gives the same.
 */
export function readText(html: string): { readonly html: string; readonly reading: Reading } {
  const outline: OutlineEntry[] = [];
  let text = "";
  let written = "";
  let from = 0;
  let headings = 0;
  let heading: { readonly level: 2 | 3; readonly id: string; readonly start: number } | undefined;
  for (const match of html.matchAll(tag)) {
    const [whole, closing, name = "", attributes = ""] = match;
    text += html.slice(from, match.index) + (inline.test(name) ? "" : " ");
    const level = /^h[23]$/i.test(name) ? (Number(name[1]) as 2 | 3) : undefined;
    let shown = whole;
    if (level !== undefined && !closing && headings < MAX_ENTRIES) {
      headings += 1;
      const id = `${ANCHOR_PREFIX}${headings}`;
      heading = { level, id, start: text.length };
      // An id that stands there already is left out: the first one counts, and ours is the first.
      shown = `<${name} id="${id}"${attributes.replace(/\sid="[^"]*"/i, "")}>`;
    } else if (level !== undefined && closing && heading) {
      outline.push({ id: heading.id, level: heading.level, text: plainText(text.slice(heading.start)).slice(0, MAX_TEXT) });
      heading = undefined;
    }
    written += html.slice(from, match.index) + shown;
    from = match.index + whole.length;
  }
  text += html.slice(from);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return { html: written + html.slice(from), reading: { minutes, outline: outline.filter((entry) => entry.text !== "") } };
}
