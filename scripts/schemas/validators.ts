/** Schemas → standalone, eval-free validators. */
import Ajv, { type AnySchemaObject } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";

const prose = new Set(["title", "description", "examples", "$schema", "tsType"]);

/** Validators carry parts of their schemas: descriptions and examples would only make them heavy. */
function withoutProse(node: unknown, isSchema = true): unknown {
  if (Array.isArray(node)) return node.map((entry) => withoutProse(entry, isSchema));
  if (typeof node !== "object" || node === null) return node;
  // Below "properties" and "definitions" the keys are names, not keywords.
  const nested = (key: string): boolean => !(isSchema && (key === "properties" || key === "definitions"));
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (isSchema && prose.has(key) ? [] : [[key, withoutProse(value, nested(key))]])),
  );
}

/** Of the schemas that validators carry, what their code looks up: names of properties, and the lists that errors repeat. */
function skeleton(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(schema).flatMap(([key, value]) => {
    if (key === "enum" || (key === "type" && Array.isArray(value))) return [[key, value]];
    if (key === "items") return [[key, skeleton(value as Record<string, unknown>)]];
    if (key !== "properties") return [];
    const properties = Object.entries(value as Record<string, Record<string, unknown>>);
    return [[key, Object.fromEntries(properties.map(([name, property]) => [name, skeleton(property)]))]];
  });
  return Object.fromEntries(kept) as Record<string, unknown>;
}

/** ajv writes for every need; without what none of ours has, and with one function for all errors, the validators are a third lighter. */
function compact(source: string): string {
  const raise =
    "function $raise(list, instancePath, keyword, params) { const error = { instancePath, keyword, params }; return list === null ? [error] : (list.push(error), list); }";
  const error =
    /const (err\d+) = \{instancePath(?::(.+?))?,schemaPath:"[^"]*",keyword:("[^"]*"),params:(\{.*?\})\};\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/g;
  const schema = /const (schema\d+) = (\{".*?\});(?=const |function |export |\n|$)/g;
  const compacted = source
    .replace(
      error,
      (_all, _name, at: string | undefined, keyword: string, params: string) =>
        `vErrors = $raise(vErrors, ${at ?? "instancePath"}, ${keyword}, ${params}); errors++;`,
    )
    .replace(
      schema,
      (_all, name: string, json: string) => `const ${name} = ${JSON.stringify(skeleton(JSON.parse(json) as Record<string, unknown>))};`,
    )
    // Where a value stands in its parent is for keywords that change data.
    .replaceAll(", parentData, parentDataProperty, rootData=data}={}", "}={}")
    .replaceAll(/,parentData(?::[\w.]+)?,parentDataProperty(?::(?:"[^"]*"|\w+))?,rootData\}/g, "}");
  if (/parentData|rootData|schemaPath/.test(compacted)) throw new Error("ajv writes its validators in a new way; adapt `compact`.");
  return `${raise}\n${compacted}`;
}

/**
 * @param names exported name → address of the schema
 * @param typedBy where SchemaValidator is imported from
 * @returns JavaScript and its declarations
 */
export async function validatorCode(
  schemas: Iterable<AnySchemaObject>,
  names: Readonly<Record<string, string>>,
  typedBy: string,
): Promise<{ readonly code: string; readonly declarations: string }> {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: false },
    strictTypes: false,
  });
  ajv.addKeyword("tsType");
  for (const schema of schemas) ajv.addSchema(withoutProse(schema) as AnySchemaObject);
  const source = standaloneCode(ajv, names);
  const bundled = await build({
    stdin: { contents: compact(source), resolveDir: import.meta.dirname },
    bundle: true,
    format: "esm",
    write: false,
    minify: true,
    minifyIdentifiers: false,
    legalComments: "none",
    target: "es2022",
  });
  const [output] = bundled.outputFiles;
  if (!output) throw new Error("esbuild gave no output");
  const declarations = Object.keys(names).map((name) => `export declare const ${name}: SchemaValidator;`);
  return { code: output.text, declarations: `import type { SchemaValidator } from "${typedBy}";\n${declarations.join("\n")}\n` };
}
