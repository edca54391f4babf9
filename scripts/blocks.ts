/**
 * Writes what comes from the definitions of blocks, widgets and shells (a definition.ts in each folder of packages/blocks/src), as part of
 * `npm run generate`: the list of them all, the shells' names, the tables of docs/layouts.md and Storybook's stories; with the table of the
 * kinds of queries also what layout-lint and editors know, layouts/vocabulary.json.
 * @throws where a part has a definition but no line in the registry, or a line but no definition
 */
import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { portalNeedSchemas } from "@portal/domain/content";
import { build } from "esbuild";
import { type Definition, inOrder, type WidgetDefinition } from "./blocks/definition.ts";
import { storiesOf, storyFile } from "./blocks/stories.ts";
import { tables } from "./blocks/tables.ts";
import { widgetGroups } from "./blocks/widget-groups.ts";

const root = join(import.meta.dirname, "..");
const blocks = join(root, "packages/blocks/src");

/** The definitions and the registry, bundled first: Node by itself takes no TSX and no style sheets. */
async function load(): Promise<Definitions & Registry> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'export * from "./definitions.ts"; export { registryDefinition } from "./registry.ts"; export { shells } from "./shell/shells.ts";',
      resolveDir: blocks,
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    conditions: ["@portal/source"],
    loader: { ".css": "empty", ".module.css": "empty" },
    logLevel: "silent",
  });
  return (await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? "").toString("base64")}`)) as Definitions &
    Registry;
}

async function write(path: string, text: string): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Every folder with a definition, in a list for each kind of part. */
function listText(): string {
  const files = globSync("**/definition.ts", { cwd: blocks }).toSorted();
  const named = files.map((file) => ({ file, name: dirname(file).replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase()) }));
  const kindOf = (file: string): string =>
    file.startsWith("widgets/") ? "WidgetDefinition" : file.startsWith("shell-") ? "ShellDefinition" : "BlockDefinition";
  const list = (name: string, type: string): string[] => [
    `export const ${name}: readonly ${type}[] = [`,
    ...named.filter(({ file }) => kindOf(file) === type).map((part) => `  ${part.name},`),
    "];",
    "",
  ];
  return [
    "// Generated from the folders that hold a definition.ts by `npm run generate`. Do not edit.",
    `import type { BlockDefinition, ShellDefinition, WidgetDefinition } from "../define-block.ts";`,
    ...named.map(({ file, name }) => `import { definition as ${name} } from "../${file}";`),
    "",
    ...list("blockDefinitions", "BlockDefinition"),
    ...list("widgetDefinitions", "WidgetDefinition"),
    ...list("shellDefinitions", "ShellDefinition"),
  ].join("\n");
}

interface Definitions {
  readonly blockDefinitions: readonly Definition[];
  readonly widgetDefinitions: readonly WidgetDefinition[];
  readonly shellDefinitions: readonly Omit<Definition, "examples">[];
  readonly shellExamples: Readonly<Record<string, unknown>>;
}

interface Registry {
  readonly registryDefinition: {
    readonly blocks: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly widgets: Readonly<Record<string, unknown>>;
  };
  readonly shells: Readonly<Record<string, unknown>>;
}

await write("packages/blocks/src/generated/definitions.ts", listText());
const { blockDefinitions, widgetDefinitions, shellDefinitions, shellExamples, registryDefinition, shells: registered } = await load();

const types = new Map(
  Object.entries(registryDefinition.blocks).map(([type, variants]) => {
    const definitions = blockDefinitions.filter((definition) => definition.type === type);
    return [type, inOrder(`the variant of ${type}`, Object.keys(variants), definitions)] as const;
  }),
);
const widgets = inOrder("the widget", Object.keys(registryDefinition.widgets), widgetDefinitions);

// The portal's bundle holds no definitions, and gives each widget what it reads all the same.
await write(
  "packages/blocks/src/generated/widget-reads.ts",
  `// Generated from the definitions of widgets by \`npm run generate\`. Do not edit.
/** Which fields of the page each widget reads. */
export const widgetReads = {
${widgets.map(({ name, reads }) => `  ${name}: [${reads.map((field) => `"${field}"`).join(", ")}],`).join("\n")}
} as const;
`,
);

const shells = inOrder(
  "the shell",
  Object.keys(registered),
  shellDefinitions.map((definition) => ({ ...definition, examples: shellExamples })),
);

const namesOf = (definitions: readonly Definition[]): string[] => definitions.map(({ name }) => name).toSorted();
const variants = Object.fromEntries([...types].map(([type, definitions]) => [type, namesOf(definitions)]));
const vocabulary = {
  variants,
  widgets: namesOf(widgets),
  needs: Object.fromEntries(portalNeedSchemas),
  schemas: { template: "../generated/template.schema.json" },
};
await write("layouts/vocabulary.json", `${JSON.stringify(vocabulary, null, 2)}\n`);

const handbook = "docs/layouts.md";
await write(handbook, tables(await readFile(join(root, handbook), "utf8"), { types, widgets, shells }));

// The page loader knows the shells by name; the server has no components.
const shellNames = shells.map(({ name }) => `"${name}"`).join(", ");
await write(
  "packages/domain/src/generated/shells.ts",
  `// Generated from the definitions of packages/blocks by \`npm run generate\`. Do not edit.
/** Names of the shells, the default one first. */
export const shellNames = [${shellNames}] as const;
`,
);

for (const folder of ["blocks", "widgets", "shells"]) await rm(join(root, "stories/generated", folder), { recursive: true, force: true });
const groupOf = widgetGroups();
const parts = [
  ...[...types].flatMap(([type, definitions]) => definitions.map((definition) => ({ kind: "block", type, definition }) as const)),
  ...widgets.map((definition) => ({ kind: "widget", group: groupOf(definition.name), definition }) as const),
  ...shells.map((definition) => ({ kind: "shell", definition }) as const),
];
for (const part of parts) await write(`stories/generated/${storyFile(part)}`, storiesOf(part));
console.log(`${blockDefinitions.length} blocks, ${widgets.length} widgets and ${shells.length} shells.`);
