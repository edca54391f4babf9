/** Schemas → TypeScript types, and of the forms standalone, eval-free validators (src/generated). Committed; `npm run check` compares. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";
import { type FormSchema, writeForms } from "./generate-forms.ts";

const schemaDir = join(import.meta.dirname, "../schema");
const outDir = join(import.meta.dirname, "../src/generated");
const schemasIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(".schema.json")).toSorted();
const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"));

const banner = "// Generated from packages/contracts/schema by `npm run generate`. Do not edit.\n";

let types = banner;
for (const file of await schemasIn(schemaDir)) {
  const schema = (await read(join(schemaDir, file))) as Record<string, unknown>;
  types += `\n${await compile(schema, file, { bannerComment: "", additionalProperties: false })}`;
}
await writeFile(join(outDir, "types.ts"), types);

const forms = new Map<string, FormSchema>();
for (const file of await schemasIn(join(schemaDir, "forms"))) {
  const name = file.replace(".schema.json", "").replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  forms.set(name, (await read(join(schemaDir, "forms", file))) as FormSchema);
}
await writeForms(forms, { outDir, banner });
