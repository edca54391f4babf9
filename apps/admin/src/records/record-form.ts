/** The form of a record: its fields by the schema of its kind, and what is in them. */
import { isFields, keyFields, type Kind, lineSchemas, type RecordFields } from "@portal/domain/records";
import { slugOf } from "@portal/domain/content";
import { PLACE, WORD } from "../app/addresses.ts";
import { type FieldPlace, fieldsOf, placeAt, type SchemaNode, type SchemaPlace, shapeOf } from "./shape.ts";

/** Characters of a suggested address. */
export const SLUG_LENGTH = 80;

/** Metadata that the layout editor changes by commands, that chooses how pages are drawn, and what readers gave. */
const notTyped = new Set(["layoutId", "view", "articleView", "blocks", "categories", "appLayout", "rating"]);

const metadataPlaces: Partial<Record<Kind, string>> = {
  site: "site.schema.json#/definitions/siteMetadata",
  category: "category.schema.json#/definitions/categoryMetadata",
  article: "article.schema.json#/definitions/articleMetadata",
};

/** By `articleType`. */
const contentPlaces: Readonly<Record<string, string>> = {
  1: "article.schema.json#/definitions/richTextContent",
  2: "article.schema.json#/definitions/galleryContent",
  3: "article.schema.json#/definitions/linkContent",
  4: "article.schema.json#/definitions/structuredContent",
};

const lineOf = (kind: Kind): SchemaPlace => ({ node: lineSchemas[kind], document: lineSchemas[kind] });

/** Where a field is described, as what else the record says decides it. */
function placeOf(kind: Kind, field: FieldPlace, record: RecordFields): FieldPlace | undefined {
  if (field.name === "metadata") {
    const metadata = metadataPlaces[kind];
    return metadata === undefined ? undefined : { ...field, place: withoutUntyped(placeAt(metadata)) };
  }
  if (kind !== "article" || field.name !== "articleContent") return field;
  const content = contentPlaces[String(record["articleType"])];
  return content === undefined ? undefined : { ...field, place: placeAt(content) };
}

const withoutUntyped = ({ node, document }: SchemaPlace): SchemaPlace => ({
  node: { ...node, properties: Object.fromEntries(Object.entries(node.properties ?? {}).filter(([name]) => !notTyped.has(name))) },
  document,
});

/** The fields of a record's form, in the schema's order, without those of its key. */
export function formFields(kind: Kind, record: RecordFields): readonly FieldPlace[] {
  const isShown = ({ name }: FieldPlace): boolean => !keyFields[kind].includes(name) && name !== "text" && name !== "base64";
  return fieldsOf(lineOf(kind))
    .filter(isShown)
    .flatMap((field) => placeOf(kind, field, record) ?? []);
}

/**
 * What a new record has to say before there is a draft of it: its key, and what every record of its kind says in one line.
 * The address follows from the title, and so stands after it.
 */
export function beginningFields(kind: Kind): readonly FieldPlace[] {
  const fields = fieldsOf(lineOf(kind)).filter(
    ({ name, isRequired }) => keyFields[kind].includes(name) || (isRequired && !(name in emptyContent) && name !== "articleType"),
  );
  return [...fields.filter(({ name }) => name !== "slug"), ...fields.filter(({ name }) => name === "slug")];
}

/**
 * What a new record says from the start: the word that its address says; where it stands, as its address says it, else where the member put the last one.
 * @param params of the address. @param last what was chosen last; "": nothing yet
 */
export function usualPlace(kind: Kind, params: URLSearchParams, last: (what: "site" | `category of ${string}`) => string): RecordFields {
  const word = params.get(WORD)?.trim() ?? "";
  if (kind === "searchTerm" && word !== "") return { name: word, words: [word], slug: slugOf(word, SLUG_LENGTH) };
  const has = (name: string): boolean => beginningFields(kind).some((field) => field.name === name);
  const site = params.get(PLACE.site) ?? last("site");
  if (site === "" || !has("site")) return {};
  const category = params.get(PLACE.category) ?? last(`category of ${site}`);
  return { site, ...(has("category") && category !== "" && { category }) };
}

/** Path of the text that a record is about, its first rich one; of the field with which its form begins where it has none. */
export function mainPath(fields: readonly FieldPlace[]): readonly string[] {
  const richIn = (within: readonly FieldPlace[]): readonly string[] | undefined => {
    for (const { name, place } of within) {
      const shape = shapeOf(place);
      if (shape.kind === "html") return [name];
      const inner = shape.kind === "group" ? richIn(shape.fields) : undefined;
      if (inner) return [name, ...inner];
    }
    return undefined;
  };
  return richIn(fields) ?? fields.slice(0, 1).map(({ name }) => name);
}

/** Field of a kind that says from when on visitors read a record, and that they read it at all; undefined: its records have none. */
export const publicationField = (kind: Kind): string | undefined =>
  fieldsOf(lineOf(kind)).find(({ place, isRequired }) => !isRequired && place.node.$ref?.endsWith("/publication"))?.name;

/** Of required fields that a new record begins with. */
const emptyContent: RecordFields = { articleContent: { Content: "" }, html: "", points: [], items: [] };

/** A new record, with what was said of it. @param now from when on visitors read it once it is published, where its kind says that: without a moment they would not */
export function newRecord(kind: Kind, said: RecordFields, now: Date): RecordFields {
  const required = (lineSchemas[kind] as SchemaNode).required ?? [];
  const empty = Object.entries(emptyContent).filter(([name]) => required.includes(name));
  const published = publicationField(kind);
  return {
    ...said,
    ...Object.fromEntries(empty),
    ...(kind === "article" && { articleType: 1 }),
    ...(published !== undefined && { [published]: now.toISOString() }),
  };
}

/** What people know a record by; undefined: it says nothing. */
export function titleOf(record: RecordFields): string | undefined {
  const title = record["title"] ?? record["name"];
  const text = isFields(title) ? title["vi"] : title;
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

/** Fields that may be stored as JSON text are edited as what it says. */
export function opened(record: RecordFields): RecordFields {
  const read = (value: unknown): unknown => {
    if (typeof value !== "string") return value;
    try {
      const parsed: unknown = JSON.parse(value);
      return isFields(parsed) ? parsed : value;
    } catch {
      return value;
    }
  };
  const texts = ["metadata", "articleContent"].filter((name) => typeof record[name] === "string");
  return texts.length === 0 ? record : { ...record, ...Object.fromEntries(texts.map((name) => [name, read(record[name])])) };
}
