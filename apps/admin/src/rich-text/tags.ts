/** What each element of the allow-list is in the editor. What stands in none of these lists is kept as it is (./kept-part.ts). */

/** Text blocks: they hold text and nothing else. */
export const textTags = ["p", "h2", "h3", "h4", "h5", "h6", "pre", "caption", "summary"] as const;

/** They hold blocks; text that stands in them without an element is a `line`. */
export const flowTags = ["blockquote", "div", "figure", "figcaption", "details", "li", "dt", "dd", "td", "th"] as const;

/** They hold nothing but these. */
export const listTags = { ul: ["li"], ol: ["li"], dl: ["dt", "dd"] } as const;

/** Blocks that stand nowhere but in these. */
export const partsOf: Readonly<Record<string, readonly string[]>> = { ...listTags, figure: ["figcaption"], details: ["summary"] };

export const leafTags = ["br", "wbr", "img"] as const;

/** In the order in which they are nested, outermost first: what belongs together as a whole is not cut by what only shows it differently. */
export const markTags = [
  "a",
  "ins",
  "del",
  "q",
  "abbr",
  "dfn",
  "cite",
  "time",
  "bdi",
  "bdo",
  "span",
  "strong",
  "em",
  "u",
  "s",
  "mark",
  "small",
  "sub",
  "sup",
  "code",
  "kbd",
  "samp",
  "var",
] as const;

/** Elements that say the same as another one. */
export const sameMarks: Readonly<Record<string, string>> = { b: "strong", i: "em" };

/** Inside themselves they say more than once: a quotation in a quotation, an index of an index. */
export const nestedMarks: ReadonlySet<string> = new Set(["q", "sub", "sup", "small", "bdo", "bdi"]);

/** What stands in a line of text, beside text. */
export const inlineTags: ReadonlySet<string> = new Set([
  ...leafTags,
  ...markTags,
  ...Object.keys(sameMarks),
  "ruby",
  "rt",
  "rp",
  "video",
  "source",
  "track",
]);
