/** What a form shows of a place in a JSON Schema: the schemas of lines of content, of metadata and of articles' contents, and no field by name. */
import assignmentSchema from "@portal/core/schema/assignment.schema.json" with { type: "json" };
import categorySchema from "@portal/core/schema/category.schema.json" with { type: "json" };
import commonSchema from "@portal/core/schema/common.schema.json" with { type: "json" };
import siteSchema from "@portal/core/schema/site.schema.json" with { type: "json" };
import { lineDefinitions } from "@portal/domain/records";
import articleSchema from "@portal/domain/schema/article.schema.json" with { type: "json" };

/** As much of JSON Schema (draft 7) as the schemas here use. */
export interface SchemaNode {
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly SchemaNode[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode | readonly SchemaNode[];
  readonly contentMediaType?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

interface SchemaDocument extends SchemaNode {
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
}

/** A node, and the document that its references stand in. */
export interface SchemaPlace {
  readonly node: SchemaNode;
  readonly document: SchemaDocument;
}

const documents: Readonly<Record<string, SchemaDocument>> = {
  "common.json": lineDefinitions,
  "common.schema.json": commonSchema,
  "assignment.schema.json": assignmentSchema,
  "site.schema.json": siteSchema,
  "category.schema.json": categorySchema,
  "article.schema.json": articleSchema,
};

/** @param reference common.json#/definitions/slug. @throws where there is no such place: a mistake in a schema */
export function placeAt(reference: string, from?: SchemaDocument): SchemaPlace {
  const [file = "", pointer = ""] = reference.split("#");
  const document = file === "" ? from : documents[file];
  const name = pointer.split("/").at(-1) ?? "";
  const node = pointer === "" ? document : document?.definitions?.[name];
  if (!document || !node) throw new Error(`There is no schema ${reference}.`);
  return { node, document };
}

export interface TextLimits {
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: string | undefined;
}

export interface FieldPlace {
  readonly name: string;
  readonly place: SchemaPlace;
  readonly isRequired: boolean;
}

export type Shape =
  | ({ readonly kind: "line" | "lines" | "link" } & TextLimits)
  | { readonly kind: "html" | "moment" | "day" | "flag" | "points" }
  /** The slug of another record; "same": of the record's own kind. */
  | { readonly kind: "reference"; readonly of: "site" | "category" | "same" }
  | { readonly kind: "number"; readonly min: number | undefined; readonly max: number | undefined; readonly isWhole: boolean }
  | { readonly kind: "choice"; readonly values: readonly (string | number)[] }
  /** Vietnamese, and English where it differs. */
  | { readonly kind: "localized"; readonly text: SchemaPlace }
  | { readonly kind: "group"; readonly fields: readonly FieldPlace[] }
  | { readonly kind: "list"; readonly item: SchemaPlace; readonly maxItems: number | undefined };

/** Definitions that say more than their types do. */
const named: Readonly<Record<string, Shape>> = {
  siteSlug: { kind: "reference", of: "site" },
  categorySlug: { kind: "reference", of: "category" },
  counterpart: { kind: "reference", of: "same" },
  moment: { kind: "moment" },
  publication: { kind: "moment" },
  day: { kind: "day" },
};

/** A text that may be longer has several lines. */
const LINE = 2_048;

const textOf = ({ minLength, maxLength, pattern }: SchemaNode): TextLimits => ({ minLength, maxLength, pattern });

/** @throws where a schema says what no form can show: a mistake in the schema, or a case that is missing here */
export function shapeOf({ node, document }: SchemaPlace): Shape {
  if (node.$ref !== undefined) {
    const name = node.$ref.split("/").at(-1) ?? "";
    const target = placeAt(node.$ref, document);
    return named[name] ?? (name === "url" ? { kind: "link", ...textOf(target.node) } : shapeOf(target));
  }
  const at = (inner: SchemaNode): SchemaPlace => ({ node: inner, document });
  if (node.anyOf) {
    const branches = node.anyOf.filter(({ type }) => type !== "null");
    const languages = branches.find(({ properties }) => properties?.["vi"] !== undefined)?.properties?.["vi"];
    if (languages) return { kind: "localized", text: at(languages) };
    if (branches.length === 1 && branches[0]) return shapeOf(at(branches[0]));
  }
  if (node.enum) return { kind: "choice", values: node.enum };
  if (node.contentMediaType === "text/html") return { kind: "html" };
  const [type] = [node.type ?? []].flat();
  switch (type) {
    case "string":
      // What a pattern describes as a whole is a name or an address, not a text.
      if (node.pattern?.startsWith("^")) return { kind: "line", ...textOf(node) };
      return { kind: (node.maxLength ?? Infinity) > LINE ? "lines" : "line", ...textOf(node) };
    case "boolean":
      return { kind: "flag" };
    case "integer":
    case "number":
      return { kind: "number", min: node.minimum, max: node.maximum, isWhole: type === "integer" };
    case "array":
      return listShape(node, at);
    case "object":
      return { kind: "group", fields: fieldsOf(at(node)) };
    default:
      throw new Error(`No form shows a schema like ${JSON.stringify(node).slice(0, 200)}.`);
  }
}

function listShape({ items, maxItems }: SchemaNode, at: (node: SchemaNode) => SchemaPlace): Shape {
  if (items && !("length" in items)) {
    // A pair of a day and a number.
    if (Array.isArray(items.items)) return { kind: "points" };
    return { kind: "list", item: at(items), maxItems };
  }
  throw new Error("No form shows a list whose entries no schema describes.");
}

/** The fields of an object, but for what is always the same. */
export function fieldsOf({ node, document }: SchemaPlace): readonly FieldPlace[] {
  return Object.entries(node.properties ?? {})
    .filter(([, field]) => field.const === undefined)
    .map(([name, field]) => ({ name, place: { node: field, document }, isRequired: node.required?.includes(name) === true }));
}
