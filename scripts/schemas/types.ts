/** Schemas → TypeScript types. */
import type { AnySchemaObject } from "ajv";
import { compile } from "json-schema-to-typescript";

const nameOf = (file: string): string => file.replace(".schema.json", "");

/** One schema that names every definition, so that each becomes one exported type. */
function definitionsOf(schemas: ReadonlyMap<string, AnySchemaObject>): Record<string, AnySchemaObject> {
  const definitions: Record<string, AnySchemaObject> = {};
  for (const [file, schema] of schemas) {
    const { definitions: own, ...root } = schema;
    if (root["type"] === "object") definitions[nameOf(file)] = root;
    for (const [key, value] of Object.entries((own ?? {}) as Record<string, AnySchemaObject>)) definitions[key] = value;
  }
  return definitions;
}

/**
 * @param schemas by file name
 * @param imported schemas whose types are made elsewhere
 * @param from where those are imported from
 */
export async function typesOf(
  schemas: ReadonlyMap<string, AnySchemaObject>,
  imported: ReadonlyMap<string, AnySchemaObject>,
  from: string,
  banner: string,
): Promise<string> {
  const foreign = definitionsOf(imported);
  const used = new Set<string>();
  const relink = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(relink);
    if (typeof node !== "object" || node === null) return node;
    const reference = (node as AnySchemaObject)["$ref"] as unknown;
    if (typeof reference !== "string") return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, relink(value)]));
    const [file = "", pointer = ""] = reference.split("#");
    const definition = pointer.startsWith("/definitions/") ? pointer.slice("/definitions/".length) : nameOf(file);
    const title = imported.has(file) ? String(foreign[definition]?.["title"]) : undefined;
    // A description beside a $ref would make the generator copy the type under another name.
    if (title === undefined) return { $ref: `#/definitions/${definition}` };
    used.add(title);
    return { tsType: title };
  };
  const definitions = relink(definitionsOf(schemas)) as Record<string, AnySchemaObject>;
  for (const definition of Object.values(definitions)) {
    delete definition["$id"];
    delete definition["$schema"];
  }
  const types = await compile(
    { $id: "Everything", title: "SchemaTypes", type: "object", definitions, additionalProperties: false } as never,
    "SchemaTypes",
    {
      bannerComment: used.size === 0 ? banner : `${banner}\nimport type { ${[...used].toSorted().join(", ")} } from "${from}";\n`,
      additionalProperties: false,
      unreachableDefinitions: true,
      maxItems: -1,
      format: false,
    },
  );
  return types
    .replace(/export interface SchemaTypes \{\s*\}\n/, "")
    .replace(/ \*\s*\n \* This interface was referenced by[^\n]*\n \* via[^\n]*\n/g, "")
    .replace(/\/\*\*\n \* This interface was referenced by[^\n]*\n \* via[^\n]*\n \*\/\n/g, "");
}
