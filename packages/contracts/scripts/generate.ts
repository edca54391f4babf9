/** Schemas → TypeScript types (src/generated/types.ts). Committed; `npm run check` regenerates and compares. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";

const schemaDir = join(import.meta.dirname, "../schema");
const files = (await readdir(schemaDir)).filter((name) => name.endsWith(".schema.json")).toSorted();

let types = "// Generated from packages/contracts/schema by `npm run generate`. Do not edit.\n";
for (const file of files) {
  const schema = JSON.parse(await readFile(join(schemaDir, file), "utf8")) as Record<string, unknown>;
  types += `\n${await compile(schema, file, { bannerComment: "", additionalProperties: false })}`;
}
await writeFile(join(import.meta.dirname, "../src/generated/types.ts"), types);
