#!/usr/bin/env node
/** layout-lint: checks and migrates a folder of layouts. The only part of the engine that reads and writes files. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { diagnosticMessage } from "./diagnostics.ts";
import {
  type FileDiagnostic,
  type LayoutFiles,
  type Vocabulary,
  fixText,
  formatJson,
  formatSarif,
  formatText,
  lintLayouts,
  parseVocabulary,
} from "./lint/index.ts";
import { migrateLayout } from "./migrate/index.ts";

const usage = `Usage: layout-lint [DIR] [--format text|json|sarif] [--strict] [--quiet] [--fix]
       layout-lint migrate [DIR]

Checks the page layouts in DIR/pages and the templates in DIR/templates (DIR is "layouts" by default).
DIR/vocabulary.json holds the names of the widgets and variants that draw them.

  --format  text for people, json for programs, sarif for code hosts
  --strict  warnings count as errors
  --quiet   shows errors only (and warnings under --strict)
  --fix     writes the fixes that are certain, then shows what is left
  migrate   brings layouts of older formats up to date

Exit code: 0 nothing wrong, 1 something wrong, 2 wrong usage or a folder that cannot be read.
The codes are explained in docs/layouts.md.`;

/** Wrong usage or unreadable folder: one sentence for the caller, exit code 2. */
class CannotRun extends Error {}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  if (values.help) {
    console.log(usage);
    return 0;
  }
  // In either order, so that a script that names the folder already can be given the word.
  const migrating = positionals.includes("migrate");
  const [dir = "layouts", ...surplus] = positionals.filter((word) => word !== "migrate");
  if (surplus.length > 0) throw new CannotRun(`One folder at a time: "${surplus.join(" ")}" is too much.\n\n${usage}`);
  return migrating ? migrate(dir) : lint(dir, values);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: "string", default: "text" },
        strict: { type: "boolean", default: false },
        quiet: { type: "boolean", default: false },
        fix: { type: "boolean", default: false },
        help: { type: "boolean", default: false, short: "h" },
      },
    });
  } catch (error) {
    throw new CannotRun(`${reason(error)}\n\n${usage}`);
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Options {
  readonly format: string;
  readonly strict: boolean;
  readonly quiet: boolean;
  readonly fix: boolean;
}

async function lint(dir: string, { format, strict, quiet, fix }: Options): Promise<number> {
  if (!["text", "json", "sarif"].includes(format)) throw new CannotRun(`There is no format "${format}". Choose text, json or sarif.`);
  let files = await readFiles(dir);
  const vocabulary = await readVocabulary(dir);
  if (fix) {
    await applyFixes(dir, vocabulary);
    files = await readFiles(dir);
  }
  const fileCount = files.layouts.size + files.templates.size;
  const found = lintLayouts(files, vocabulary);
  const matters = (diagnostic: FileDiagnostic): boolean => diagnostic.severity === "error" || (strict && diagnostic.severity === "warning");
  const shown = quiet ? found.filter(matters) : found;
  if (format === "sarif") console.log(formatSarif(shown, pathToFileURL(resolve(dir) + sep).href));
  else console.log(format === "json" ? formatJson(shown, fileCount) : formatText(shown, fileCount));
  return found.some(matters) ? 1 : 0;
}

/** Fixes bring new ones to light (a field renamed may hold a wrong value), but seldom more than once. */
const FIX_ROUNDS = 5;

async function applyFixes(dir: string, vocabulary: Vocabulary): Promise<void> {
  for (let round = 0; round < FIX_ROUNDS; round += 1) {
    const files = await readFiles(dir);
    const found = lintLayouts(files, vocabulary);
    let written = 0;
    for (const [file, text] of [...files.layouts, ...files.templates]) {
      const fixed = fixText(
        text,
        found.filter((diagnostic) => diagnostic.file === file),
      );
      if (fixed === text) continue;
      await write(dir, file, fixed);
      written += 1;
    }
    if (written === 0) return;
  }
}

async function migrate(dir: string): Promise<number> {
  const { layouts } = await readFiles(dir);
  const schema = schemaFrom(dir, "layout");
  let refused = false;
  for (const [file, text] of layouts) {
    const { value, from, to, steps, diagnostics } = migrateLayout(parse(text));
    if (steps.length > 0) await write(dir, file, `${JSON.stringify({ $schema: schema, ...(value as object) }, null, 2)}\n`);
    console.log(steps.length > 0 ? `${file}: version ${from} → ${to} (${steps.join(", ")})` : `${file}: unchanged`);
    for (const one of diagnostics) console.log(`  ${one.path || "/"}  ${one.severity}  ${diagnosticMessage(one)}`);
    refused ||= diagnostics.some((diagnostic) => diagnostic.severity === "error");
  }
  return refused ? 1 : 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function write(dir: string, file: string, text: string): Promise<void> {
  try {
    await writeFile(join(dir, file), text);
  } catch (error) {
    throw new CannotRun(`Cannot write ${join(dir, file)}: ${reason(error)}. Check who may write to the folder.`);
  }
}

interface TextFiles extends LayoutFiles {
  readonly layouts: ReadonlyMap<string, string>;
  readonly templates: ReadonlyMap<string, string>;
}

async function readFiles(dir: string): Promise<TextFiles> {
  return { layouts: await readFolder(dir, "pages"), templates: await readFolder(dir, "templates") };
}

async function readFolder(dir: string, folder: string): Promise<Map<string, string>> {
  try {
    const names = (await readdir(join(dir, folder))).filter((name) => name.endsWith(".json")).toSorted();
    return new Map(
      await Promise.all(names.map(async (name) => [`${folder}/${name}`, await readFile(join(dir, folder, name), "utf8")] as const)),
    );
  } catch (error) {
    throw new CannotRun(`Cannot read ${join(dir, folder)}: ${reason(error)}. Name a folder that holds pages/ and templates/.`);
  }
}

/** What the program that draws the layouts knows. Where it names no schema of its own, those of this package are right. */
async function readVocabulary(dir: string): Promise<Vocabulary> {
  const file = join(dir, "vocabulary.json");
  try {
    const vocabulary = parseVocabulary(JSON.parse(await readFile(file, "utf8")));
    const schemasOf = (kind: "layout" | "template"): readonly string[] =>
      vocabulary.schemas[kind].length > 0 ? vocabulary.schemas[kind] : [schemaFrom(dir, kind)];
    return { ...vocabulary, schemas: { layout: schemasOf("layout"), template: schemasOf("template") } };
  } catch (error) {
    throw new CannotRun(
      `Cannot read ${file}: ${reason(error)} It names what draws the layouts, or misspelt names would pass: write ` +
        `{ "variants": { "cards": ["default"] }, "widgets": ["listing"] } with your program's names; in this repository run npm run generate.`,
    );
  }
}

/** Path from a folder's layouts or templates to their schema. */
function schemaFrom(dir: string, kind: "layout" | "template"): string {
  const schema = fileURLToPath(new URL(`../schema/${kind}.schema.json`, import.meta.url));
  return relative(join(dir, kind === "layout" ? "pages" : "templates"), schema)
    .split(sep)
    .join("/");
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
