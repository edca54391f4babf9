import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkDocuments } from "./documents.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "documents-"));
  write("package.json", JSON.stringify({ name: "portal", scripts: { start: "node scripts/start.mjs", bench: "node bench/run.mjs" } }));
  write("vitest.config.ts", 'export default { projects: [node("core", "packages/core")] };');
  write(
    "packages/core/package.json",
    JSON.stringify({ name: "@portal/core", exports: { ".": "./src/index.ts", "./edit": "./src/edit.ts" } }),
  );
  write("packages/core/src/page.ts", "export const MAX_PAGES = 3;\nexport function readPage(): PageModel {}\nconst table = 'file_text';\n");
  write("apps/server/src/config/variables.ts", 'export const variables = { DATA_DIR: "./data" };\nwrite("run.json");\n');
  write("docs/layouts.md", "## Add a layout, quickly\n");
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const messages = (text: string, document = "README.md"): string[] => {
  write(document, text);
  return checkDocuments(root).map(({ file, line, message }) => `${file}:${line} ${message}`);
};

it.each([
  ["files and folders", "`packages/core/src/page.ts`, `packages/core/src/`, `page.ts` and `src/page.ts`"],
  ["files by a pattern", "`packages/*/package.json`, `packages/{core,react}/src`, `packages/{name}/src` and `packages/<name>/src`"],
  ["entries of a package", "`@portal/core` and `@portal/core/edit`"],
  ["a file that a program makes", "`run.json`"],
  ["what is no path", "`/api/page`, `text/html`, `Asia/Ho_Chi_Minh`, `article/get-captcha?id` and `https://example.org/a.json`"],
  [
    "links",
    "[layouts](docs/layouts.md#add-a-layout-quickly), [below](#here), [code](packages/core) and [elsewhere](https://example.org)\n\n# Here",
  ],
  ["commands", "`npm start`, `npm run bench -- search`, `npx vitest run --project core`\n\n```sh\nDATA_DIR=/x npm start\n```"],
  ["names", "`readPage`, `readPage(path)`, `PageModel`, `MAX_PAGES`, `DATA_DIR` and the table `file_text`"],
  ["ordinary words", "`GET`, `page`, `category-tree-1`, `private, no-store`, `--only`"],
  ["examples", "```ts\nmyOwnFunction();\n```"],
])("takes %s that are there", (_what, text) => {
  expect(messages(text)).toEqual([]);
});

it.each([
  ["a missing file", "`packages/core/src/gone.ts`", "there is no packages/core/src/gone.ts"],
  ["a missing file, by its name alone", "the table in `gone.ts`", "there is no gone.ts"],
  ["a missing folder", "`packages/react`", "there is no packages/react"],
  ["a missing entry of a package", "`@portal/core/gone`", "there is no @portal/core/gone"],
  ["a link to a missing file", "[here](docs/gone.md)", "the link to docs/gone.md leads nowhere"],
  ["a link to a missing heading", "[here](docs/layouts.md#gone)", "the link to docs/layouts.md#gone leads nowhere"],
  ["a named link to a missing file", "[here][there]\n\n[there]: docs/gone.md", "the link to docs/gone.md leads nowhere"],
  ["a link in HTML to a missing file", '<a href="docs/gone.md">here</a>', "the link to docs/gone.md leads nowhere"],
  ["a missing command", "`npm run gone`", 'package.json has no script "gone"'],
  ["a missing command in an example", "```sh\nnpm test # everything\n```", 'package.json has no script "test"'],
  ["a missing command for bash", "```bash\nnpm run gone\n```", 'package.json has no script "gone"'],
  ["a missing command between tildes", "~~~sh\nnpm run gone\n~~~", 'package.json has no script "gone"'],
  ["a missing script", "`node scripts/gone.ts --check`", "there is no scripts/gone.ts"],
  ["a missing project of tests", "`npx vitest run --project gone`", 'vitest.config.ts has no project "gone"'],
  ["a missing function", "`readGone()`", "the source has no readGone"],
  ["a missing function of one word", "`gone()`", "the source has no gone"],
  ["a missing type", "a `GonePage`", "the source has no GonePage"],
  ["a missing member", "`PageModel.goneField`", "the source has no goneField"],
  ["a missing table", "`gone_table`", "the source has no gone_table"],
  ["a missing variable", "`GONE_DIR`", "the source has no GONE_DIR"],
  ["a missing variable of a command", "```sh\nGONE_DIR=x npm start\n```", "no program reads the variable GONE_DIR"],
])("finds %s", (_what, text, message) => {
  expect(messages(`# Title\n\n${text}\n`)).toEqual([expect.stringMatching(/^README\.md:[345] /)]);
  expect(messages(`# Title\n\n${text}\n`)[0]).toContain(message);
});

it.each(["docs/guides/a.md", "packages/core/NOTES.md", "SECURITY.md", "scripts/README.md"])("reads %s", (document) => {
  expect(messages("`gone.ts`", document)).toEqual([`${document}:1 there is no gone.ts`]);
});

it("finds what only a comment or a test still names", () => {
  write("packages/core/src/page.ts", "/* goneThree */\nexport const name = 1;\n// GONE_DIR was read here.\n");
  write("packages/core/src/page.test.ts", "goneFour();\n");
  expect(messages("`goneThree`, `goneFour()`, `GONE_DIR`")).toEqual([
    "README.md:1 the source has no goneThree",
    "README.md:1 the source has no goneFour",
    "README.md:1 the source has no GONE_DIR",
  ]);
});

it("finds a document that only the source still names", () => {
  write("docs/adr/0014-forms.md", "# 14. Forms\n");
  write("packages/core/src/page.ts", "// see docs/layouts.md, docs/adr/0014 and /api/docs/json\n");
  expect(messages("nothing")).toEqual([]);
  write("packages/core/src/page.ts", "\n// see docs/gone.md\n");
  expect(messages("nothing")).toEqual(["packages/core/src/page.ts:2 there is no docs/gone.md"]);
});

it("reads the documents of packages, where paths begin in the package too", () => {
  expect(messages("`src/page.ts` and `src/gone.ts`", "packages/core/README.md")).toEqual([
    "packages/core/README.md:1 there is no src/gone.ts",
  ]);
});

it("takes what is allowed, as long as a document needs it", () => {
  write("scripts/documents/allowed.json", JSON.stringify([{ names: ["GonePage"], reason: "of another program" }]));
  expect(messages("`GonePage`")).toEqual([]);
  expect(messages("nothing")).toEqual(['scripts/documents/allowed.json:1 no document needs "GonePage" to be allowed']);
});

it("holds for this repository", () => {
  expect(checkDocuments(join(import.meta.dirname, ".."))).toEqual([]);
});
