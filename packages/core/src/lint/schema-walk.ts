import assignment from "../../schema/assignment.schema.json" with { type: "json" };
import common from "../../schema/common.schema.json" with { type: "json" };
import layout from "../../schema/layout.schema.json" with { type: "json" };
import template from "../../schema/template.schema.json" with { type: "json" };
import { type Fields, isRecord } from "../untrusted.ts";

export type Schema = Fields;
export type FileKind = "layout" | "template";

const documents: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ["assignment.schema.json", assignment],
  ["common.schema.json", common],
  ["layout.schema.json", layout],
  ["template.schema.json", template],
]);

interface Position {
  readonly document: string;
  readonly schema: Schema;
}

/**
 * The schema that applies at a path of the data. Where the schema allows several shapes, the data decides which one is meant:
 * a validator reports the violations of every shape, and only those of this one are of use to people.
 * @returns undefined where the path leads out of that schema.
 */
export function schemaAt(kind: FileKind, segments: readonly string[], data: unknown): Schema | undefined {
  const document = `${kind}.schema.json`;
  const root = documents.get(document);
  let position = root && resolvePosition({ document, schema: root }, data);
  let value = data;
  for (const segment of segments) {
    if (!position || typeof value !== "object" || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[segment];
    const { properties, items } = position.schema;
    const child = !isRecord(properties) ? items : Object.hasOwn(properties, segment) ? properties[segment] : undefined;
    position = isRecord(child) ? resolvePosition({ document: position.document, schema: child }, value) : undefined;
  }
  return position?.schema;
}

/** Follows references and picks the shape that the data has. */
function resolvePosition(position: Position, data: unknown): Position | undefined {
  const reference = position.schema["$ref"];
  if (typeof reference === "string") {
    const [file = "", pointer = ""] = reference.split("#");
    const document = file || position.document;
    let target: unknown = documents.get(document);
    for (const segment of pointer.split("/").slice(1)) target = isRecord(target) ? target[segment] : undefined;
    return isRecord(target) ? resolvePosition({ document, schema: target }, data) : undefined;
  }
  const shapes = position.schema["anyOf"];
  if (!Array.isArray(shapes)) return position;
  const resolved = shapes.flatMap((schema: unknown) =>
    isRecord(schema) ? (resolvePosition({ document: position.document, schema }, data) ?? []) : [],
  );
  return resolved.toSorted((a, b) => fit(b.schema, data) - fit(a.schema, data))[0];
}

/** How many of a shape's required fields the data has. */
function fit(schema: Schema, data: unknown): number {
  const required = Array.isArray(schema["required"]) ? (schema["required"] as readonly string[]) : [];
  return typeof data === "object" && data !== null ? required.filter((field) => Object.hasOwn(data, field)).length : 0;
}
