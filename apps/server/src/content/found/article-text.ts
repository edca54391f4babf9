/** The text of an article as the database's `article_text` reads it. */

/** The database cuts texts where a tsvector could overflow; what is as long is left to it. */
const MAX_VALUE = 1_000_000;
const MAX_TEXT = 100_000;

/** Values that are no words: addresses, codes and days. */
const notText = new Set([
  "Link",
  "Source",
  "Poster",
  "Captions",
  "Kind",
  "Type",
  "DisplayType",
  "IssuedAt",
  "EffectiveAt",
  "OpensAt",
  "Deadline",
]);

/** @returns undefined where the text is so long that the database would cut it */
export function articleText(content: unknown): string | undefined {
  const values = [...textsIn(content)];
  if (values.some((value) => value.length > MAX_VALUE)) return undefined;
  const text = htmlText(values.join("</p>"));
  return text.length > MAX_TEXT ? undefined : text;
}

/** In the order of a jsonb: an object's own texts before what is in it, short names first. Content is as deep as its schema, so recursion ends. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  const fields = Array.isArray(value) ? [] : Object.entries(value as Record<string, unknown>).toSorted(byStoredOrder);
  for (const [name, field] of fields) if (typeof field === "string" && !notText.has(name)) yield field;
  for (const child of Array.isArray(value) ? (value as unknown[]) : fields.map(([, field]) => field)) yield* textsIn(child);
}

const byStoredOrder = ([a]: [string, unknown], [b]: [string, unknown]): number =>
  Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.compare(Buffer.from(a), Buffer.from(b));

const blockTag = /<\/?(?:p|h[1-6]|[uod]l|li|d[td]|t[dhr]|table|div|fig(?:ure|caption)|caption|blockquote|pre|[hb]r)(?: [^<>]*)?\/?>/g;

/** As `html_text`. */
const htmlText = (html: string): string =>
  html
    .replaceAll(/[ \n\r\t]+/g, " ")
    .replaceAll(blockTag, "\n")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
