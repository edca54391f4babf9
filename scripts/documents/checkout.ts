/** What a document may name: the files, commands and words of the checkout. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";

export interface Checkout {
  /** Documents to check. */
  readonly documents: readonly string[];
  /** Source files, tests aside, with their texts. */
  readonly sources: ReadonlyMap<string, string>;
  /** Whether a file or folder of this path is there; "*", "**" and "{a,b}" mean what they mean in a shell. */
  has(path: string): boolean;
  /** Whether a path ends so. */
  hasTail(path: string): boolean;
  /** Whether a script of package.json has this name. */
  hasScript(name: string): boolean;
  /** Whether vitest.config.ts has a project of this name. */
  hasTestProject(name: string): boolean;
  /** Whether the source, tests and documents aside, holds this word. */
  hasWord(word: string): boolean;
  /** Whether a text of the source holds this name of a file that a program makes. */
  makesFile(name: string): boolean;
  /** Whether the configuration of the server or a script reads this variable, or the source declares this constant. */
  hasConstant(name: string): boolean;
  /** Names under which a package's entries are imported. */
  hasEntry(specifier: string): boolean;
  read(path: string): string;
}

/** CHANGELOG.md says what was; the tables for machines are checked by traceability.ts and mutate.ts. */
const documents = ["*.md", ".ci/*.md", "{docs,packages,apps,layouts,stories,bench,scripts}/**/*.md"];
const notDocuments = ["CHANGELOG.md", "docs/traceability/**", "**/fixtures/**", "packages/demo-content/content/sites/**"];
const sources = [
  "{packages,apps,layouts,stories,bench,scripts}/**/*.{ts,tsx,mts,mjs,json,css,html}",
  "deploy/**/*.{conf,vcl,ini}",
  "*.{ts,json}",
  ".*.mjs",
];
const notSource = ["**/*.{test,spec}.{ts,tsx}", "scripts/mutations/rules/**", "scripts/documents/**", "package-lock.json"];
const readsVariables = [
  "apps/server/src/config/**",
  "scripts/**",
  "apps/portal/e2e/**",
  "packages/hub/src/testing/**",
  "bench/**",
  "vitest.config.ts",
];
const exclude = ["**/node_modules", "**/dist", "**/.git", "**/.cache", "storybook-static", "test-results", "data"];

/** On lines of its own: a name that only a comment holds is gone from the source. */
const comment = /^[ \t]*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*|\/\/.*)$/gm;
const constant = /\b[A-Z][A-Z\d_]+\b/g;

export function readCheckout(root: string): Checkout {
  const list = (globs: readonly string[]): string[] =>
    globSync([...globs], { cwd: root, exclude }).map((path) => path.replaceAll("\\", "/"));
  const paths = new Set(list(["**", "**/.*"]));
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const texts = new Map(
    list(sources)
      .filter((path) => !notSource.some((glob) => matchesGlob(path, glob)))
      .map((path) => [path, read(path)]),
  );
  const all = [...texts.values()].map((text) => text.replaceAll(comment, "")).join("\n");
  const words = new Set(all.match(/[A-Za-z_$][\w$]*/g));
  const variables = new Set(
    [...texts]
      .filter(([path]) => readsVariables.some((glob) => matchesGlob(path, glob)))
      .flatMap(([, text]) => text.replaceAll(comment, "").match(constant) ?? []),
  );
  const scripts = Object.keys((JSON.parse(read("package.json")) as { scripts?: object }).scripts ?? {});
  const projects = /projects: \[([\s\S]*)\]/.exec(texts.get("vitest.config.ts") ?? "")?.[1] ?? "";
  const entries = new Set(
    [...paths]
      .filter((path) => path.endsWith("/package.json"))
      .flatMap((path) => {
        const { name = "", exports = {} } = JSON.parse(read(path)) as { name?: string; exports?: object };
        return [name, ...Object.keys(exports).map((entry) => name + entry.slice(1))];
      }),
  );
  return {
    documents: list(documents)
      .filter((path) => !notDocuments.some((glob) => matchesGlob(path, glob)))
      .toSorted(),
    sources: texts,
    has: (path) => (isGlob(path) ? [...paths].some((one) => matchesGlob(one, path)) : paths.has(path)),
    hasTail: (path) => [...paths].some((one) => (isGlob(path) ? matchesGlob(one, `**/${path}`) : one.endsWith(`/${path}`))),
    hasScript: (name) => scripts.includes(name),
    hasTestProject: (name) => projects.includes(`"${name}"`),
    hasWord: (word) => words.has(word),
    makesFile: (name) => new RegExp(`(?<![\\w-])${name.replaceAll(".", "\\.")}(?!\\w)`).test(all),
    hasConstant: (name) => variables.has(name) || new RegExp(`\\bconst ${name}\\b`).test(all),
    hasEntry: (specifier) => entries.has(specifier),
    read,
  };
}

const isGlob = (path: string): boolean => /[*{]/.test(path);

/** The folder of the package that a document belongs to; "." for the checkout itself. */
export function packageOf(checkout: Checkout, document: string): string {
  let folder = dirname(document);
  while (folder !== "." && !checkout.has(`${folder}/package.json`)) folder = dirname(folder);
  return folder;
}
