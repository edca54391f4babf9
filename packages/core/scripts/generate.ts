/**
 * Schemas → TypeScript types and standalone, eval-free validators (src/generated). Committed; `npm run check` regenerates and compares.
 */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Ajv, { type AnySchemaObject } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { compile } from "json-schema-to-typescript";

const schemaDir = join(import.meta.dirname, "../schema");
const outDir = join(import.meta.dirname, "../src/generated");

const files = (await readdir(schemaDir)).filter((name) => name.endsWith(".schema.json")).toSorted();
const schemas = new Map<string, AnySchemaObject>();
for (const file of files) schemas.set(file, JSON.parse(await readFile(join(schemaDir, file), "utf8")) as AnySchemaObject);

/** One file a group, because a bundler cannot drop unused standalone validators: exported name → address of the schema. */
const groups: Record<string, Record<string, string>> = {
  catalogue: { validateLayout: "layout.schema.json#", validateTemplate: "template.schema.json#" },
  metadata: {
    validateSiteMetadata: "site.schema.json#/definitions/siteMetadata",
    validateCategoryMetadata: "category.schema.json#/definitions/categoryMetadata",
    validateArticleMetadata: "article.schema.json#/definitions/articleMetadata",
  },
  article: {
    validateRichText: "article.schema.json#/definitions/richTextContent",
    validateGallery: "article.schema.json#/definitions/galleryContent",
    validateLink: "article.schema.json#/definitions/linkContent",
    validateStructured: "article.schema.json#/definitions/structuredContent",
  },
  assignment: { validateAssignment: "assignment.schema.json#" },
  vocabulary: { validateVocabulary: "vocabulary.schema.json#" },
  records: {
    validateArticleRecord: "article.schema.json#",
    validateCategoryContent: "content.schema.json#/definitions/categoryContent",
  },
};

const banner = "// Generated from packages/core/schema by `npm run generate`. Do not edit.\n";

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

async function writeValidators(names: Record<string, string>, base: string): Promise<void> {
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
  for (const schema of schemas.values()) ajv.addSchema(withoutProse(schema) as AnySchemaObject);
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
  await writeFile(join(outDir, `${base}.js`), banner + output.text);
  const declarations = Object.keys(names).map((name) => `export declare const ${name}: SchemaValidator;`);
  await writeFile(
    join(outDir, `${base}.d.ts`),
    `${banner}import type { SchemaValidator } from "../validator.ts";\n${declarations.join("\n")}\n`,
  );
}

for (const [group, names] of Object.entries(groups)) await writeValidators(names, `validate-${group}`);

// One schema that names every definition, so that each becomes one exported type.
const definitions: Record<string, AnySchemaObject> = {};
for (const [file, schema] of schemas) {
  const { definitions: own, ...root } = schema;
  const name = file.replace(".schema.json", "");
  if (root["type"] === "object") definitions[name] = root;
  for (const [key, value] of Object.entries((own ?? {}) as Record<string, AnySchemaObject>)) definitions[key] = value;
}
const relinked = JSON.parse(
  JSON.stringify(definitions, (key, value: unknown) => {
    if (key !== "$ref" || typeof value !== "string") return value;
    const [file = "", pointer = ""] = value.split("#");
    const definition = pointer.startsWith("/definitions/") ? pointer.slice("/definitions/".length) : file.replace(".schema.json", "");
    return `#/definitions/${definition}`;
  }),
) as Record<string, AnySchemaObject>;
// A description beside a $ref would make the generator copy the type under another name.
const bareReferences = (node: unknown): void => {
  if (typeof node !== "object" || node === null) return;
  const record = node as Record<string, unknown>;
  if (typeof record["$ref"] === "string") for (const key of Object.keys(record)) if (key !== "$ref") delete record[key];
  Object.values(record).forEach(bareReferences);
};
bareReferences(relinked);
for (const definition of Object.values(relinked)) {
  delete definition["$id"];
  delete definition["$schema"];
}
const types = await compile(
  { $id: "Everything", title: "SchemaTypes", type: "object", definitions: relinked, additionalProperties: false } as never,
  "SchemaTypes",
  {
    bannerComment: banner.trim(),
    additionalProperties: false,
    unreachableDefinitions: true,
    maxItems: -1,
    format: false,
  },
);
await writeFile(
  join(outDir, "types.ts"),
  types
    .replace(/export interface SchemaTypes \{\s*\}\n/, "")
    .replace(/ \*\s*\n \* This interface was referenced by[^\n]*\n \* via[^\n]*\n/g, "")
    .replace(/\/\*\*\n \* This interface was referenced by[^\n]*\n \* via[^\n]*\n \*\/\n/g, ""),
);
