import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { goodLayout, goodTemplate, layoutFile, templateFile } from "./lint/testing/good-pair.ts";
import { sampleVocabulary } from "./lint/testing/vocabulary.ts";
import { migrateLayout } from "./migrate/index.ts";

// Each test starts processes, on machines that are busy with others.
vi.setConfig({ testTimeout: 60_000 });

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "layout-lint-"));
  mkdirSync(join(dir, "pages"));
  mkdirSync(join(dir, "templates"));
  write(layoutFile, goodLayout);
  write(templateFile, goodTemplate);
  write("vocabulary.json", sampleVocabulary);
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (file: string, value: unknown): void =>
  writeFileSync(join(dir, file), typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`);
const read = (file: string): string => readFileSync(join(dir, file), "utf8");
const text = (file: "layout" | "template"): string => `${JSON.stringify(file === "layout" ? goodLayout : goodTemplate, null, 2)}\n`;

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const source = join(import.meta.dirname, "cli.ts");
const run = (args: readonly string[], script = source): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, ["--conditions=@portal/source", script, ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });

describe("layout-lint", () => {
  test("nothing wrong: exit code 0", async () => {
    expect(await run([dir])).toEqual({ code: 0, stdout: "0 errors, 0 warnings, 0 notes in 2 files.\n", stderr: "" });
  });

  test("text: by file, with path, severity, code, what and fix", async () => {
    write(layoutFile, text("layout").replace('"treeCategories"', '"tree"'));
    const { code, stdout } = await run([dir]);
    expect(code).toBe(1);
    expect(stdout.split("\n").slice(0, 2)).toEqual([
      layoutFile,
      '  /blocks/2/type  error  bad-block-type  "type" has a value that is not known here.  → Write "treeCategories".',
    ]);
    expect(stdout).toMatch(/1 error, 0 warnings, 0 notes in 2 files\.\n$/);
  });

  test("json", async () => {
    write(layoutFile, text("layout").replace('"treeCategories"', '"tree"'));
    const { code, stdout } = await run([dir, "--format", "json"]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      files: 2,
      errors: 1,
      warnings: 0,
      notes: 0,
      diagnostics: [
        {
          file: layoutFile,
          code: "bad-block-type",
          severity: "error",
          path: "/blocks/2/type",
          fix: [{ op: "replace", path: "/blocks/2/type", value: "treeCategories" }],
        },
      ],
    });
  });

  test("sarif: a run of version 2.1.0 with rules, places and levels", async () => {
    write(layoutFile, text("layout").replace('"leadNews"', '"carousel"').replace('"en": "Lead news"', '"vi": "Tin"'));
    const { stdout } = await run([dir, "--format", "sarif"]);
    const sarif = JSON.parse(stdout);
    expect(sarif).toMatchObject({ version: "2.1.0", $schema: expect.stringContaining("sarif-2.1.0") });
    const [sarifRun] = sarif.runs;
    expect(sarifRun.tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual(["missing-english", "unknown-variant"]);
    expect(sarifRun.originalUriBaseIds.LAYOUTS.uri).toMatch(/^file:\/\/\/.*\/$/);
    const line =
      text("layout")
        .split("\n")
        .findIndex((content) => content.includes('"leadNews"')) + 1;
    expect(sarifRun.results[0]).toMatchObject({
      ruleId: "unknown-variant",
      ruleIndex: 1,
      level: "warning",
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: layoutFile, uriBaseId: "LAYOUTS" }, region: { startLine: line, startColumn: 7 } },
          logicalLocations: [{ fullyQualifiedName: "/blocks/0/name" }],
        },
      ],
    });
    expect(sarifRun.results[1]).toMatchObject({ ruleId: "missing-english", level: "note" });
  });

  test("warnings fail under --strict only, notes never; --quiet shows what fails", async () => {
    write(layoutFile, text("layout").replace('"leadNews"', '"carousel"').replace('"en": "Lead news"', '"vi": "Tin"'));
    expect((await run([dir])).code).toBe(0);
    const quiet = await run([dir, "--quiet"]);
    expect(quiet).toMatchObject({ code: 0, stdout: expect.not.stringContaining("unknown-variant") });
    const strict = await run([dir, "--strict", "--quiet"]);
    expect(strict).toMatchObject({ code: 1, stdout: expect.stringContaining("unknown-variant") });
    expect(strict.stdout).not.toContain("missing-english");
  });

  test("--fix writes the certain fixes and leaves the rest of the file as it was written", async () => {
    const compact = text("template")
      .replace('"marketPrices"', '"marketPricess"')
      .replace(/"columns": \{\s+"lg": 12\s+\}/, '"colums": { "lg": 12 }');
    write(templateFile, compact);
    write(layoutFile, text("layout").replace('"vi": "Tin tiêu điểm",', '"vi": "",').replace('"treeCategories"', '"tree"'));
    const { code, stdout } = await run([dir, "--fix"]);
    expect(code).toBe(1);
    expect(stdout).toContain("missing-label");
    expect(stdout).toContain("1 error, 0 warnings");
    expect(read(templateFile)).toBe(compact.replace("marketPricess", "marketPrices").replace("colums", "columns"));
    expect(read(layoutFile)).toBe(text("layout").replace('"vi": "Tin tiêu điểm",', '"vi": "",'));
  });

  test("--fix gives `$schema` as the path from the folder to the schema", async () => {
    write(layoutFile, text("layout").replace(/ {2}"\$schema".*\n/, ""));
    const { schemas: _, ...names } = sampleVocabulary;
    write("vocabulary.json", names);
    expect((await run([dir, "--fix"])).code).toBe(0);
    const { $schema } = JSON.parse(read(layoutFile)) as { $schema: string };
    expect(JSON.parse(readFileSync(join(dir, "pages", $schema), "utf8"))).toMatchObject({ $id: "layout.schema.json" });
  });

  test("a file that is not JSON is found, not fatal, and --fix leaves it alone", async () => {
    write(layoutFile, "{");
    expect(await run([dir, "--fix"])).toMatchObject({ code: 1, stdout: expect.stringContaining("invalid-json") });
    expect(read(layoutFile)).toBe("{");
  });
});

describe("wrong usage: exit code 2 and one sentence that says why", () => {
  test.each<[string, string[], RegExp]>([
    ["a folder that does not exist", ["/nowhere/at/all"], /Cannot read .*pages.*Name a folder that holds pages\/ and templates\//],
    ["an unknown format", ["--format", "xml"], /no format "xml". Choose text, json or sarif/],
    ["an unknown option", ["--colour"], /--colour[^]*Usage: layout-lint/],
    ["two folders", ["a", "b"], /One folder at a time/],
    ["migrating a folder that does not exist", ["migrate", "/nowhere"], /Cannot read/],
  ])("%s", async (_, args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test.each<[string, string | undefined]>([
    ["is missing", undefined],
    ["is not JSON", "{"],
    ["has no widgets", '{ "variants": {} }'],
    ["has names that are no list", '{ "variants": { "cards": "default" }, "widgets": [] }'],
  ])("a folder whose vocabulary.json %s", async (_, content) => {
    if (content === undefined) rmSync(join(dir, "vocabulary.json"));
    else write("vocabulary.json", content);
    const { code, stdout, stderr } = await run([dir]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/Cannot read .*vocabulary\.json: .* It names what draws the layouts/);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await run(["migrate", dir])).toMatchObject({ code: 0, stderr: "" });
  });

  test("--help is no error", async () => {
    expect(await run(["--help"])).toMatchObject({ code: 0, stdout: expect.stringContaining("Usage: layout-lint"), stderr: "" });
  });
});

describe("layout-lint migrate", () => {
  const fixtures = join(import.meta.dirname, "migrate/fixtures");

  test("brings old files up to date, says what it did, and changes nothing the second time", async () => {
    cpSync(join(fixtures, "v1"), join(dir, "pages"), { recursive: true });
    const first = await run(["migrate", dir]);
    expect(first.code).toBe(0);
    expect(first.stdout).toContain("pages/category-layout-1.json: version 1 → 3 (localise-texts, name-page-kinds)");
    expect(first.stdout).toContain(`${layoutFile}: unchanged`);
    const migrated = JSON.parse(read("pages/category-layout-1.json")) as Record<string, unknown>;
    const { $schema, ...rest } = migrated;
    expect(rest).toEqual(JSON.parse(readFileSync(join(fixtures, "v3/category-layout-1.json"), "utf8")));
    expect($schema).toMatch(/schema\/layout\.schema\.json$/);
    expect(migrateLayout(migrated).value).toBe(migrated);
    const before = read("pages/category-layout-1.json");
    expect((await run([dir, "migrate"])).stdout).not.toContain("→");
    expect(read("pages/category-layout-1.json")).toBe(before);
    expect((await run([dir])).stdout).not.toContain("wrong-version");
  });

  test("a file of a newer version stays untouched: exit code 1", async () => {
    const newer = text("layout").replace('"version": 3', '"version": 4');
    write(layoutFile, newer);
    expect(await run(["migrate", dir])).toMatchObject({ code: 1, stdout: expect.stringContaining("Update the engine") });
    expect(read(layoutFile)).toBe(newer);
  });
});

test("works as one bundled file, as it is published", async () => {
  const outfile = join(dir, "dist/cli.mjs");
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: "node",
    // jsonc-parser's "main" is a wrapper whose parts no bundler finds.
    mainFields: ["module", "main"],
    format: "esm",
    conditions: ["@portal/source"],
    logLevel: "silent",
  });
  expect(readFileSync(outfile, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(await run([dir], outfile)).toEqual({ code: 0, stdout: "0 errors, 0 warnings, 0 notes in 2 files.\n", stderr: "" });
});
