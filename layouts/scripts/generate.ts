/**
 * Writes what is made of the layout files: `index.ts`, which imports them all, and `generated/templates.css`; and the schema by which editors
 * complete the templates: the engine's, with the needs of vocabulary.json. Committed; CI regenerates and compares.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TemplateDefinition } from "@portal/core";
import { compileTemplateCss } from "@portal/core/css";
import template from "@portal/core/schema/template.schema.json" with { type: "json" };
import vocabulary from "../vocabulary.json" with { type: "json" };
import { type LayoutFile, readLayoutFiles } from "./read-files.ts";

const root = join(import.meta.dirname, "..");
const banner = "Generated from layouts/pages and layouts/templates by `npm run generate`. Do not edit.";

/** File names become variable names: "default-layout-vi" → "page_default_layout_vi". */
const variable = (prefix: string, { id }: LayoutFile): string => `${prefix}_${id.replaceAll("-", "_")}`;

const imports = (prefix: string, folder: string, files: readonly LayoutFile[]): string =>
  files.map((file) => `import ${variable(prefix, file)} from "./${folder}/${file.name}" with { type: "json" };\n`).join("");

const list = (prefix: string, name: string, files: readonly LayoutFile[]): string =>
  `export const ${name}: readonly unknown[] = [\n${files.map((file) => `  ${variable(prefix, file)},\n`).join("")}];\n`;

/** References to other schemas lead to the engine's. */
const schema = JSON.stringify(
  {
    $comment: "Generated from packages/core/schema/template.schema.json and layouts/vocabulary.json by `npm run generate`. Do not edit.",
    ...template,
    definitions: {
      ...template.definitions,
      widgetNeeds: { ...template.definitions.widgetNeeds, additionalProperties: false, properties: vocabulary.needs },
    },
  },
  (key, value: unknown) => (key === "$ref" ? String(value).replace(/^(?!#)/, "../../packages/core/schema/") : value),
  2,
);
await mkdir(join(root, "generated"), { recursive: true });
await writeFile(join(root, "generated/template.schema.json"), `${schema}\n`);

const { pages, templates } = await readLayoutFiles(root);

const index = [
  `// ${banner}\n`,
  imports("page", "pages", pages),
  imports("template", "templates", templates),
  "\n/** The predefined page layouts (specification §2.5), in order of their ids. Untyped: the catalogue validates them. */\n",
  list("page", "layouts", pages),
  "\n/** The templates of layouts and views, in order of their ids. */\n",
  list("template", "templates", templates),
].join("");

// readLayoutFiles has validated them against template.schema.json, which the type is made from.
const css = compileTemplateCss(templates.map(({ value }) => value as TemplateDefinition));

await writeFile(join(root, "index.ts"), index);
await writeFile(join(root, "generated/templates.css"), `/* ${banner} */\n${css}`);
console.log(`${pages.length} layouts, ${templates.length} templates, ${css.length} characters of CSS.`);
