/**
 * Who may import whom (docs/adr/0001-house.md). One table, checked over every source file: `node scripts/import-directions.ts [DIR]`.
 * A package is known by its folder; what is not in the table may import nothing of ours.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

interface Rule {
  readonly may: readonly string[];
  /** Only `import type` from these. */
  readonly typesFrom?: readonly string[];
  /** Only `await import()` of these: what most runs of the program do without. */
  readonly dynamic?: readonly string[];
}

const rules = new Map<string, Rule>([
  ["packages/core", { may: [] }],
  ["packages/contracts", { may: [] }],
  ["packages/hub", { may: [] }],
  ["packages/domain", { may: ["packages/core", "packages/contracts"] }],
  ["packages/react", { may: ["packages/core"] }],
  ["packages/blocks", { may: ["packages/core", "packages/domain", "packages/react", "packages/contracts"] }],
  ["packages/client", { may: ["packages/contracts"], typesFrom: ["packages/core", "packages/domain"] }],
  ["packages/testing", { may: ["packages/core", "packages/domain", "packages/react", "packages/contracts", "layouts"] }],
  [
    "apps/portal",
    { may: ["packages/core", "packages/domain", "packages/react", "packages/blocks", "packages/client", "packages/contracts", "layouts"] },
  ],
  ["packages/demo-content", { may: ["packages/core", "packages/domain"] }],
  [
    "apps/server",
    {
      may: ["packages/core", "packages/domain", "packages/contracts", "packages/client", "packages/hub", "layouts"],
      dynamic: ["packages/demo-content"],
    },
  ],
  ["layouts", { may: ["packages/core"] }],
  ["stories", { may: ["packages/core", "packages/domain", "packages/react", "packages/blocks", "packages/testing", "layouts"] }],
  [
    "bench",
    { may: ["packages/core", "packages/domain", "packages/hub", "packages/react", "packages/blocks", "packages/testing", "layouts"] },
  ],
]);

/** Tests may use the testing package. */
const testing = "packages/testing";
const isTest = (file: string): boolean => /\.(?:test|browser\.test)\.tsx?$/.test(file) || /\/(?:conformance|test-)/.test(file);

/** Build configurations and end-to-end tests run in plain Node: by its name a package would be its build, which may be old or not there. */
const runsInPlainNode = (file: string): boolean => file.endsWith("/vite.config.ts") || file.includes("/e2e/");

const packageFolders = new Map([
  ["@portal/layouts", "layouts"],
  ["@portal/stories", "stories"],
  ["@portal/portal", "apps/portal"],
  ["@portal/server", "apps/server"],
]);
const folderOf = (specifier: string): string | undefined => {
  const name = /^@portal\/[^/]+/.exec(specifier)?.[0];
  return name && (packageFolders.get(name) ?? `packages/${name.slice("@portal/".length)}`);
};

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const importPattern =
  /^\s*(?:import|export)\s+(?<type>type\s)?(?:[^"'`;]*?\sfrom\s*)?["'](?<static>[^"']+)["']|(?:import|require)\(\s*["'](?<dynamic>[^"']+)["']/gm;

/** All imports of the tree at `root` that go against the table. */
export function findViolations(root: string): Violation[] {
  return [...rules.keys()].flatMap((folder) => sources(join(root, folder)).flatMap((file) => checkFile(root, folder, file)));
}

function checkFile(root: string, folder: string, file: string): Violation[] {
  const text = readFileSync(file, "utf8");
  const shown = relative(root, file);
  return [...text.matchAll(importPattern)].flatMap((match) => {
    const specifier = match.groups?.["static"] ?? match.groups?.["dynamic"] ?? "";
    const target = specifier.startsWith(".") ? owner(relative(root, resolve(dirname(file), specifier))) : folderOf(specifier);
    if (target === undefined || target === folder) return [];
    const line = text.slice(0, match.index).split("\n").length;
    const reason = refusal(folder, target, {
      typeOnly: match.groups?.["type"] !== undefined,
      dynamic: match.groups?.["dynamic"] !== undefined,
      test: isTest(shown),
      relative: specifier.startsWith(".") && !runsInPlainNode(shown),
    });
    return reason ? [{ file: shown, line, message: `${folder} may not import ${target} (${specifier}): ${reason}` }] : [];
  });
}

function refusal(
  folder: string,
  target: string,
  how: { readonly typeOnly: boolean; readonly dynamic: boolean; readonly test: boolean; readonly relative: boolean },
): string | undefined {
  if (how.relative) return "another package is imported by its name, never by path.";
  const rule = rules.get(folder);
  if (rule?.may.includes(target) || (how.test && target === testing)) return undefined;
  if (rule?.typesFrom?.includes(target)) return how.typeOnly ? undefined : "only its types; write `import type`.";
  if (rule?.dynamic?.includes(target)) return how.dynamic ? undefined : "only where it is needed; write `await import()`.";
  return "the table in scripts/import-directions.ts does not allow it. Move the code, or change the house and say why in an ADR.";
}

const owner = (path: string): string | undefined => [...rules.keys()].find((folder) => path === folder || path.startsWith(`${folder}/`));

function sources(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["node_modules", "dist", "generated"].includes(entry.name) ? [] : sources(path);
    return /\.(?:ts|tsx|mts|mjs|js)$/.test(entry.name) ? [path] : [];
  });
}

if (process.argv[1] === import.meta.filename) {
  const violations = findViolations(resolve(process.argv[2] ?? "."));
  for (const { file, line, message } of violations) console.error(`${file}:${line}  ${message}`);
  console.log(violations.length === 0 ? "Imports go only where the house allows." : `${violations.length} imports against the house.`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
