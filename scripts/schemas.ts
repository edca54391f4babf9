/**
 * Schemas of the engine and of the portal's records → TypeScript types and standalone, eval-free validators (src/generated). Committed;
 * `npm run check` regenerates and compares.
 */
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AnySchemaObject } from "ajv";
import { root } from "./lib/root.mjs";
import { typesOf } from "./schemas/types.ts";
import { validatorCode } from "./schemas/validators.ts";

type Schemas = ReadonlyMap<string, AnySchemaObject>;

/** One file a group, because a bundler cannot drop unused standalone validators: exported name → address of the schema. */
type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

const ofCore: Groups = {
  catalogue: { validateLayout: "layout.schema.json#", validateTemplate: "template.schema.json#" },
  metadata: {
    validateSiteMetadata: "site.schema.json#/definitions/siteMetadata",
    validateCategoryMetadata: "category.schema.json#/definitions/categoryMetadata",
  },
  assignment: { validateAssignment: "assignment.schema.json#" },
  vocabulary: { validateVocabulary: "vocabulary.schema.json#" },
};

const ofDomain: Groups = {
  article: {
    validateArticleMetadata: "article.schema.json#/definitions/articleMetadata",
    validateRichText: "article.schema.json#/definitions/richTextContent",
    validateGallery: "article.schema.json#/definitions/galleryContent",
    validateLink: "article.schema.json#/definitions/linkContent",
    validateStructured: "article.schema.json#/definitions/structuredContent",
  },
};

async function readSchemas(folder: string): Promise<Schemas> {
  const files = (await readdir(join(root, folder, "schema"))).filter((name) => name.endsWith(".schema.json")).toSorted();
  const read = async (file: string): Promise<AnySchemaObject> =>
    JSON.parse(await readFile(join(root, folder, "schema", file), "utf8")) as AnySchemaObject;
  return new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
}

async function write(folder: string, groups: Groups, own: Schemas, imported: Schemas, typedBy: string): Promise<void> {
  const banner = `// Generated from ${folder}/schema by \`npm run generate\`. Do not edit.`;
  const into = join(root, folder, "src/generated");
  await mkdir(into, { recursive: true });
  for (const [group, names] of Object.entries(groups)) {
    const { code, declarations } = await validatorCode([...imported.values(), ...own.values()], names, typedBy);
    await writeFile(join(into, `validate-${group}.js`), `${banner}\n${code}`);
    await writeFile(join(into, `validate-${group}.d.ts`), `${banner}\n${declarations}`);
  }
  await writeFile(join(into, "types.ts"), await typesOf(own, imported, "@portal/core", banner));
}

const core = await readSchemas("packages/core");
await write("packages/core", ofCore, core, new Map(), "../validator.ts");
await write("packages/domain", ofDomain, await readSchemas("packages/domain"), core, "@portal/core/records");
