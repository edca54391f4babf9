/** `npm run generate`: everything that is made from sources and committed. `--check` makes it anew and says what differs. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const generators = [
  "packages/domain/scripts/generate.ts",
  "scripts/schemas.ts",
  "packages/contracts/scripts/generate.ts",
  "scripts/blocks.ts",
  "layouts/scripts/generate.ts",
  "apps/portal/scripts/fonts.ts",
  "apps/portal/scripts/icons.ts",
  "stories/scripts/generate.ts",
  "scripts/pages.ts",
];
const outputs = [
  "packages/core/src/generated",
  "packages/contracts/src/generated",
  "packages/domain/src/generated",
  "layouts/generated",
  "layouts/index.ts",
  "layouts/vocabulary.json",
  "packages/blocks/src/generated",
  "apps/portal/src/generated",
  "stories/generated",
  "docs/layouts.md",
  "docs/pages.md",
];

async function snapshot(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const output of outputs.map((path) => join(root, path)).filter((path) => existsSync(path))) {
    const names = /\.(?:ts|md|json)$/.test(output)
      ? [output]
      : (await readdir(output, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
    for (const name of names) files.set(name.slice(root.length + 1), await readFile(name, "latin1"));
  }
  return files;
}

const before = await snapshot();
for (const generator of generators.filter((path) => existsSync(join(root, path)))) {
  execFileSync(process.execPath, ["--conditions=@portal/source", join(root, generator)], { stdio: "inherit", cwd: root });
}
if (process.argv.includes("--check")) {
  const after = await snapshot();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
  for (const name of stale) console.error(`${name} is not what its sources make; it has been made anew: commit it.`);
  process.exitCode = stale.length === 0 ? 0 : 1;
}
