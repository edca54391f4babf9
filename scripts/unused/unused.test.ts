import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findUnused } from "../unused.ts";

// Each reads types of its own: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A small checkout in which everything is used: a package, a server with one route, a page with a store. */
const good: Readonly<Record<string, string>> = {
  "tsconfig.base.json": JSON.stringify({
    compilerOptions: {
      strict: true,
      module: "esnext",
      moduleResolution: "bundler",
      target: "es2023",
      allowImportingTsExtensions: true,
      customConditions: ["@portal/source"],
    },
  }),
  "packages/core/package.json": JSON.stringify({ name: "@portal/core", exports: { ".": { "@portal/source": "./src/index.ts" } } }),
  "packages/core/src/index.ts": 'export { greet } from "./greet.ts";\n',
  "packages/core/src/greet.ts":
    "export interface Greeting { readonly name: string; readonly loud?: boolean }\nexport const greet = ({ name, loud }: Greeting): string => (loud ? name.toUpperCase() : name);\n",
  "apps/server/src/main.ts":
    'import { greet } from "../../../packages/core/src/index.ts";\nimport { routes } from "./routes.ts";\nroutes({ get: () => undefined });\nconsole.log(greet({ name: "a", loud: true }));\n',
  "apps/server/src/routes.ts": 'export function routes(app: { get(path: string): void }): void {\n  app.get("/api/greeting");\n}\n',
  "apps/portal/src/entry-client.tsx": 'import { store } from "./state.ts";\nconsole.log(store.title);\nfetch("/api/greeting");\n',
  "apps/portal/src/state.ts":
    'declare const proxy: <T extends object>(initial: T) => T;\ninterface State { title: string }\nexport const store: State = proxy({ title: "a" });\n',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "unused-"));
  for (const [file, text] of Object.entries(good)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const change = (file: string, from: string, to: string): void => write(file, (good[file] ?? "").replace(from, to));
const found = (): string[] => findUnused(root).map(({ file, line, message }) => `${file}:${line} ${message.split(":")[0]}`);

it("finds nothing where programs use everything", () => {
  expect(found()).toEqual([]);
});

it("finds an export that only a test uses", () => {
  write("packages/core/src/greet.ts", `${good["packages/core/src/greet.ts"]}export const shout = (): string => "A";\n`);
  write("packages/core/src/greet.test.ts", 'import { shout } from "./greet.ts";\nshout();\n');
  expect(found()).toEqual(['packages/core/src/greet.ts:3 no program uses the export "shout"']);
});

it("finds it behind the entry of its package too", { tags: "verify" }, () => {
  write("packages/core/src/index.ts", 'export { greet } from "./greet.ts";\nexport { shout } from "./shout.ts";\n');
  write("packages/core/src/shout.ts", 'export const shout = (): string => "A";\n');
  write("apps/server/src/main.test.ts", 'import { shout } from "../../../packages/core/src/index.ts";\nshout();\n');
  expect(found()).toEqual([
    'packages/core/src/index.ts:2 no program of another workspace takes "shout" from this package. Take it out of the entry, or use it.',
    'packages/core/src/shout.ts:1 no program uses the export "shout"',
  ]);
});

it("finds a file that only a test uses", () => {
  write("packages/core/src/shout.ts", 'export const shout = (): string => "A";\n');
  write("packages/core/src/shout.test.ts", 'import { shout } from "./shout.ts";\nshout();\n');
  expect(found()).toEqual(["packages/core/src/shout.ts:1 no program reaches this file"]);
});

it("finds an option that only a test passes", () => {
  change("apps/server/src/main.ts", ", loud: true", "");
  write("packages/core/src/greet.test.ts", 'import { greet } from "./greet.ts";\ngreet({ name: "a", loud: true });\n');
  expect(found()).toEqual(['packages/core/src/greet.ts:1 no program gives the option "loud" a value']);
});

it("finds it where programs always say undefined", { tags: "verify" }, () => {
  change("apps/server/src/main.ts", "loud: true", "loud: undefined");
  expect(found()).toEqual(['packages/core/src/greet.ts:1 no program gives the option "loud" a value']);
});

it("finds a parameter that only a test passes", () => {
  write(
    "packages/core/src/greet.ts",
    "export function greet({ name }: { name: string; loud?: boolean }, times = 1): string {\n  return name.repeat(times);\n}\n",
  );
  write("packages/core/src/greet.test.ts", 'import { greet } from "./greet.ts";\ngreet({ name: "a" }, 3);\n');
  expect(found()).toEqual(['packages/core/src/greet.ts:1 no program passes the parameter "times"']);
});

it("finds a method that only a test calls", { tags: "verify" }, () => {
  write(
    "packages/core/src/greet.ts",
    "class Greeter {\n  say(name: string): string {\n    return name;\n  }\n  shout(): void {}\n}\nexport const greet = ({ name }: { name: string; loud?: boolean }): string => new Greeter().say(name);\n",
  );
  expect(found()).toEqual(['packages/core/src/greet.ts:5 no program uses the member "shout"']);
});

it("finds a field of a store that programs write and only a test reads", () => {
  write(
    "apps/portal/src/state.ts",
    `${good["apps/portal/src/state.ts"]}`
      .replace("title: string }", "title: string; count: number }")
      .replace('title: "a"', 'title: "a", count: 0'),
  );
  write("apps/portal/src/entry-client.tsx", `${good["apps/portal/src/entry-client.tsx"]}store.count = 3;\n`);
  write("apps/portal/src/state.test.ts", 'import { store } from "./state.ts";\nstore.count === 3;\n');
  expect(found()).toEqual(['apps/portal/src/state.ts:3 no program reads "count" of this store']);
});

it("finds a route that neither a program calls nor a document names", () => {
  write(
    "apps/server/src/routes.ts",
    'export function routes(app: { get(path: string): void }): void {\n  app.get("/api/greeting");\n  app.get("/api/admin/secret/:id");\n}\n',
  );
  write("apps/server/src/routes.test.ts", 'fetch("/api/admin/secret/1");\n');
  expect(found()).toEqual([expect.stringContaining('apps/server/src/routes.ts:3 no program calls the route "/api/admin/secret/')]);
  write("docs/operations.md", "`secret/{id}` gives one.\n");
  expect(found()).toEqual([]);
});

it("leaves out what the data offers to others, by name", { tags: "verify" }, () => {
  write("packages/core/src/greet.ts", `${good["packages/core/src/greet.ts"]}export const shout = (): string => "A";\n`);
  write(
    "scripts/unused/offered.json",
    JSON.stringify([{ file: "packages/core/src/greet.ts", names: ["shout"], reason: "Programs of others shout." }]),
  );
  expect(found()).toEqual([]);
});

it("finds what is offered although programs use it", { tags: "verify" }, () => {
  write("scripts/unused/offered.json", JSON.stringify([{ file: "packages/core/src/greet.ts", names: ["greet"], reason: "For others." }]));
  expect(found()).toEqual([
    'scripts/unused/offered.json:1 a program uses "greet" of packages/core/src/greet.ts after all. Take it out of this list.',
  ]);
});
