/** What of the checkout is a program, what is a test, and what lies between. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import type { NamedFinding } from "../lib/finding.ts";
import type { Sources } from "./exports.ts";
import { createResolver, readModule, readPackages } from "./modules.ts";

const workspaces = [
  "packages/core",
  "packages/domain",
  "packages/contracts",
  "packages/react",
  "packages/blocks",
  "packages/client",
  "packages/hub",
  "packages/demo-content",
  "packages/testing",
  "apps/portal",
  "apps/admin",
  "apps/server",
  "layouts",
  "stories",
];

/** What a person, a browser or the server starts. */
const programs = [
  "scripts/*.{ts,mjs}",
  "{packages/*,layouts,apps/portal}/scripts/*.ts",
  "packages/core/src/cli.ts",
  "packages/hub/src/testing/test-server.ts", // npm run hub:test-server
  "apps/{portal,admin}/vite.config.ts",
  "apps/admin/src/main.tsx",
  "apps/portal/src/{entry-client,entry-renderer,entry-server}.tsx",
  "apps/portal/src/entry-starter.ts",
  "apps/portal/src/entry-loader.ts",
  "apps/portal/src/prefs.ts",
  "apps/portal/src/i18n/interface-texts.browser.ts", // stands in for interface-texts.ts in the browser's build
  "apps/server/src/main.ts",
  "apps/server/src/purger/main.ts",
  "apps/server/src/**/*-cli.ts",
  "apps/server/migrations/*.ts",
];

/** Tests, and what only tests, stories and benchmarks are made of. */
const tests = [
  "**/*.test.{ts,tsx}",
  "**/*.spec.ts",
  "**/*.stories.tsx",
  "**/testing/**",
  "**/e2e/**",
  "bench/**",
  "stories/**",
  "stories/.storybook/**",
  "vitest.config.ts",
  "tsup.config.ts",
  "packages/hub/conformance/**",
  "apps/server/src/content/sanitizer/xss-corpus.ts",
  "scripts/vitest-setup.ts",
  "packages/blocks/src/**/{examples,*-examples}.ts", // what stories and the conformance suite draw
  "packages/blocks/src/samples/**",
  "packages/blocks/src/**/{definition,definitions,define-block,example-page,example-forms,hostile-page,long-page}.ts",
];

interface Offered {
  readonly file: string;
  /** Empty: the whole file, whose exports are then checked like all others. */
  readonly names: readonly string[];
  readonly reason: string;
}

export const offeredFile = "scripts/unused/offered.json";

/** What has its user outside this repository, and why. */
function readOffered(root: string): readonly Offered[] {
  const path = join(root, offeredFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Offered[]) : [];
}

/** By file; a file may stand there several times, with a reason each. */
function offeredIn(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const byFile = new Map<string, Set<string>>();
  for (const { file, names } of readOffered(root)) byFile.set(file, new Set([...(byFile.get(file) ?? []), ...names]));
  return byFile;
}

/** Whether a finding is of something that is offered by name. */
export const isOffered = (root: string, { file, name }: NamedFinding): boolean =>
  readOffered(root).some((one) => one.file === file && one.names.includes(name));

const matches = (file: string, globs: readonly string[]): boolean => globs.some((glob) => matchesGlob(file, glob));

export function readSources(root: string): Sources {
  const files = globSync("**/*.{ts,tsx,mjs}", { cwd: root, exclude: ["**/node_modules", "**/dist", ".cache", "storybook-static", "data"] })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".d.ts"));
  const packages = readPackages(
    root,
    workspaces.filter((folder) => existsSync(join(root, folder, "package.json"))),
  );
  const resolve = createResolver(root, packages);
  const modules = new Map(files.map((file) => [file, readModule(root, file, resolve)]));
  return {
    modules,
    programs: files.filter((file) => matches(file, programs) && (!matches(file, tests) || file.endsWith("/test-server.ts"))),
    isTest: (file) => matches(file, tests) || file.includes("/generated/"),
    entries: new Set([...packages.values()].flatMap((entries) => [...entries.values()])),
    offered: offeredIn(root),
  };
}
