import type { Refusal } from "./sanitizer/result.ts";
import type { Sanitizer } from "./sanitizer/index.ts";

/** A field of a record that holds HTML. */
export interface HtmlSlot {
  /** Of an article, in its content; else a column of the record's table. */
  readonly field: string;
  /** JSON Pointer into what brings it: a line of content, or an administrator's call. */
  readonly pointer: string;
}

/**
 * Every place where records hold HTML. What stands here is sanitised when it is written, when the sanitiser's rules have changed, and when
 * it is read from an upstream; a schema that declares HTML (`contentMediaType`) without an entry here fails a test.
 */
export const htmlSlots = {
  article: [{ field: "Content", pointer: "/articleContent/Content" }],
  page: [{ field: "html", pointer: "/html" }],
  question: [{ field: "answer", pointer: "/answer" }],
  draft_outcome: [{ field: "html", pointer: "/html" }],
} as const satisfies Readonly<Record<string, readonly HtmlSlot[]>>;

export type HtmlRecord = keyof typeof htmlSlots;

type Fields = Readonly<Record<string, unknown>>;

/** The same fields, HTML as `change` makes it. */
export function mapHtml<Given extends Fields>(record: HtmlRecord, fields: Given, change: (html: string, slot: HtmlSlot) => string): Given {
  const changed: Record<string, unknown> = { ...fields };
  for (const [slot, html] of htmlIn(record, fields)) changed[slot.field] = change(html, slot);
  return changed as Given;
}

export interface SanitizedFields<Given> {
  /** Without the HTML that was refused: it is empty. */
  readonly fields: Given;
  readonly refused: readonly (Refusal & { readonly slot: HtmlSlot })[];
}

/** The same fields, HTML sanitised. */
export async function sanitizeFields<Given extends Fields>(
  record: HtmlRecord,
  fields: Given,
  sanitizer: Pick<Sanitizer, "sanitize">,
): Promise<SanitizedFields<Given>> {
  const results = await Promise.all(htmlIn(record, fields).map(async ([slot, html]) => ({ slot, result: await sanitizer.sanitize(html) })));
  const clean = new Map(results.map(({ slot, result }) => [slot, "html" in result ? result.html : ""]));
  return {
    fields: mapHtml(record, fields, (_, slot) => clean.get(slot) ?? ""),
    refused: results.flatMap(({ slot, result }) => ("refused" in result ? [{ ...result, slot }] : [])),
  };
}

/** Fields that hold HTML; an article's type may have none. */
const htmlIn = (record: HtmlRecord, fields: Fields): (readonly [HtmlSlot, string])[] =>
  htmlSlots[record].flatMap((slot) => {
    const html = fields[slot.field];
    return typeof html === "string" ? [[slot, html] as const] : [];
  });
