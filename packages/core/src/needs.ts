import type { ListSchema, NeedSchema } from "./generated/types.ts";
import { escapeSegment } from "./pointer.ts";
import { isRecord } from "./untrusted.ts";
import type { SchemaError } from "./validator.ts";

/** What widgets may need, by the names that a template writes under `needs`. */
export type NeedSchemas = ReadonlyMap<string, NeedSchema>;

/**
 * Where the `needs` of a template's widget are not what the host's schemas allow, as a validator of those schemas would report it: the
 * host brings them at run time, and nothing of the engine compiles code then.
 * @param needs an object; anything else the schema of the templates refuses
 * @param instancePath JSON Pointer of the needs
 */
export function needErrors(needs: unknown, schemas: NeedSchemas, instancePath: string): SchemaError[] {
  if (!isRecord(needs)) return [];
  return Object.entries(needs).flatMap(([name, value]): SchemaError[] => {
    const schema = schemas.get(name);
    if (!schema) return [{ keyword: "additionalProperties", instancePath, params: { additionalProperty: name } }];
    return valueErrors(value, schema, `${instancePath}/${escapeSegment(name)}`);
  });
}

function valueErrors(value: unknown, schema: NeedSchema, path: string): SchemaError[] {
  const { type } = schema;
  switch (type) {
    case "boolean":
      return unless(typeof value === "boolean", path, "type", { type });
    case "integer":
      return [
        ...unless(Number.isInteger(value), path, "type", { type }),
        ...unless(typeof value !== "number" || value >= schema.minimum, path, "minimum", { limit: schema.minimum }),
        ...unless(typeof value !== "number" || value <= schema.maximum, path, "maximum", { limit: schema.maximum }),
      ];
    case "string":
      return [
        ...unless(typeof value === "string", path, "type", { type }),
        ...unless((schema.enum as readonly unknown[]).includes(value), path, "enum", { allowedValues: schema.enum }),
      ];
    case "array":
      return Array.isArray(value) ? listErrors(value, schema, path) : unless(false, path, "type", { type });
  }
}

function listErrors(list: readonly unknown[], { maxItems, items: { type, pattern } }: ListSchema, path: string): SchemaError[] {
  const entries = new RegExp(pattern, "u");
  return [
    ...unless(list.length <= maxItems, path, "maxItems", { limit: maxItems }),
    ...list.flatMap((entry, index) =>
      typeof entry === "string"
        ? unless(entries.test(entry), `${path}/${index}`, "pattern", { pattern })
        : unless(false, `${path}/${index}`, "type", { type }),
    ),
  ];
}

const unless = (holds: boolean, instancePath: string, keyword: string, params: SchemaError["params"]): SchemaError[] =>
  holds ? [] : [{ keyword, instancePath, params }];
