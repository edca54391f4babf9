import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import Ajv, { type AnySchemaObject, type ValidateFunction } from "ajv";

export interface LayoutFile {
  /** File name, "default-layout-vi.json". */
  readonly name: string;
  readonly id: string;
  readonly value: unknown;
}

export interface LayoutFiles {
  readonly pages: readonly LayoutFile[];
  readonly templates: readonly LayoutFile[];
}

const schemaDir = join(import.meta.dirname, "../../packages/core/schema");
const schemaFiles = ["common.schema.json", "assignment.schema.json", "layout.schema.json", "template.schema.json"];

/**
 * All layout and template files below `root`, sorted by name.
 * @throws where a file does not meet its schema or is not named for its id.
 */
export async function readLayoutFiles(root: string): Promise<LayoutFiles> {
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false });
  ajv.addKeyword("tsType");
  for (const file of schemaFiles) ajv.addSchema(JSON.parse(await readFile(join(schemaDir, file), "utf8")) as AnySchemaObject);
  return {
    pages: await readFolder(join(root, "pages"), validatorOf(ajv, "layout.schema.json")),
    templates: await readFolder(join(root, "templates"), validatorOf(ajv, "template.schema.json")),
  };
}

function validatorOf(ajv: Ajv, schema: string): ValidateFunction {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`Schema ${schema} is missing; it belongs in packages/core/schema.`);
  return validate;
}

async function readFolder(folder: string, validate: ValidateFunction): Promise<LayoutFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(names.map((name) => readOne(folder, name, validate)));
}

async function readOne(folder: string, name: string, validate: ValidateFunction): Promise<LayoutFile> {
  const value: unknown = JSON.parse(await readFile(join(folder, name), "utf8"));
  if (!validate(value)) {
    const problems = (validate.errors ?? []).map(({ instancePath, message }) => `  ${instancePath || "/"} ${message}`);
    throw new Error(`${name} does not meet its schema; run layout-lint to see how to fix it:\n${problems.join("\n")}`);
  }
  const { id } = value as { readonly id: string };
  if (name !== `${id}.json`) throw new Error(`${name} holds the id "${id}"; the file name must be the id. Rename one of them.`);
  return { name, id, value };
}
