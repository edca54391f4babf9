import type { Finding } from "./finding.ts";
import { foreignPictures } from "./foreign-pictures.ts";
import type { Refusal } from "./sanitizer/result.ts";
import type { Sanitizer } from "./sanitizer/index.ts";

/** A field of a record that holds HTML. */
export interface HtmlField {
  /** Of an article, in its content; else a column of the record's table. */
  readonly name: string;
  /** JSON Pointer into what brings it: a line of content, or an administrator's call. */
  readonly pointer: string;
}

/**
 * Every place where records hold HTML. What stands here is sanitised when it is written and when it is read from an upstream. Where the
 * sanitiser's rules have changed, records of content are sanitised again at their next import; the outcome of a draft, which no import
 * brings, stays as it was. A schema that declares HTML (`contentMediaType`) without an entry here fails a test.
 */
export const htmlFields = {
  article: [{ name: "Content", pointer: "/articleContent/Content" }],
  page: [{ name: "html", pointer: "/html" }],
  question: [{ name: "answer", pointer: "/answer" }],
  draft_outcome: [{ name: "html", pointer: "/html" }],
} as const satisfies Readonly<Record<string, readonly HtmlField[]>>;

export type HtmlRecord = keyof typeof htmlFields;

type Fields = Readonly<Record<string, unknown>>;

/** The same fields, HTML as `change` makes it. */
export function mapHtml<Given extends Fields>(
  record: HtmlRecord,
  fields: Given,
  change: (html: string, field: HtmlField) => string,
): Given {
  const changed: Record<string, unknown> = { ...fields };
  for (const [field, html] of htmlIn(record, fields)) changed[field.name] = change(html, field);
  return changed as Given;
}

export interface SanitizedFields<Given> {
  /** Without the HTML that was refused: it is empty. */
  readonly fields: Given;
  readonly refused: readonly (Refusal & { readonly field: HtmlField })[];
}

/** The same fields, HTML sanitised. */
export async function sanitizeFields<Given extends Fields>(
  record: HtmlRecord,
  fields: Given,
  sanitizer: Pick<Sanitizer, "sanitize">,
): Promise<SanitizedFields<Given>> {
  const results = await Promise.all(
    htmlIn(record, fields).map(async ([field, html]) => ({ field, result: await sanitizer.sanitize(html) })),
  );
  const clean = new Map(results.map(({ field, result }) => [field, "html" in result ? result.html : ""]));
  return {
    fields: mapHtml(record, fields, (_, field) => clean.get(field) ?? ""),
    refused: results.flatMap(({ field, result }) => ("refused" in result ? [{ ...result, field }] : [])),
  };
}

/** Pictures in the HTML of a record that the content security policy will block. @param origins those that it allows beside our own */
export const foreignPicturesIn = (record: HtmlRecord, fields: Fields, origins: readonly string[]): Finding[] =>
  htmlIn(record, fields).flatMap(([{ pointer }, html]) => foreignPictures(html, pointer, origins));

/** Fields that hold HTML; an article's type may have none. */
const htmlIn = (record: HtmlRecord, fields: Fields): (readonly [HtmlField, string])[] =>
  htmlFields[record].flatMap((field) => {
    const html = fields[field.name];
    return typeof html === "string" ? [[field, html] as const] : [];
  });
