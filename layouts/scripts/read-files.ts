import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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

const engine = join(import.meta.dirname, "../../packages/core/schema");
const schemaFiles = {
  common: join(engine, "common.schema.json"),
  assignment: join(engine, "assignment.schema.json"),
  layout: join(engine, "layout.schema.json"),
  template: join(import.meta.dirname, "../generated/template.schema.json"),
};

/**
 * All layout and template files below `root`, sorted by name.
 * @throws where a file does not meet its schema or is not named for its id.
 */
export async function readLayoutFiles(root: string): Promise<LayoutFiles> {
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false });
  ajv.addKeyword("tsType");
  // References from one to another are paths.
  for (const file of Object.values(schemaFiles))
    ajv.addSchema({ ...(JSON.parse(await readFile(file, "utf8")) as AnySchemaObject), $id: pathToFileURL(file).href });
  return {
    pages: await readFolder(join(root, "pages"), validatorOf(ajv, schemaFiles.layout)),
    templates: await readFolder(join(root, "templates"), validatorOf(ajv, schemaFiles.template)),
  };
}

function validatorOf(ajv: Ajv, file: string): ValidateFunction {
  const validate = ajv.getSchema(pathToFileURL(file).href);
  if (!validate) throw new Error(`${file} holds no schema.`);
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
