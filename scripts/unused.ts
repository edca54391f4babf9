/**
 * `npm run check` runs this: exports, files, options, members, fields of stores and routes that no program uses. What has its user outside this repository stands in scripts/unused/offered.json, with the reason.
 */
import { globSync } from "node:fs";
import { relative } from "node:path";
import { root as checkout } from "./lib/root.mjs";
import type { NamedFinding } from "./lib/finding.ts";
import { reachable, type Sources, unusedExports } from "./unused/exports.ts";
import { unusedOptions } from "./unused/options.ts";
import { readDocuments, unnamedRoutes } from "./unused/routes.ts";
import { isOffered, offeredFile, readSources } from "./unused/sources.ts";

/** All that only tests use in a checkout, but what is offered to others. */
export function findUnused(root: string): NamedFinding[] {
  const sources = readSources(root);
  const reached = [...reachable(sources)];
  const isChecked = (file: string): boolean => !sources.isTest(file) && !sources.programs.includes(file) && !file.startsWith("scripts/");
  const server = new Map(
    reached.filter((file) => file.startsWith("apps/server/src/")).map((file) => [file, sources.modules.get(file)?.text ?? ""]),
  );
  const programs = reached.filter((file) => !server.has(file)).map((file) => sources.modules.get(file)?.text ?? "");
  const documents = readDocuments(root, globSync("{README.md,docs/**/*.md}", { cwd: root }));
  const found = [
    ...unusedExports(sources),
    ...unusedOptions({ root, files: reached.filter((file) => !file.endsWith(".mjs")), isChecked }),
    ...unnamedRoutes(server, [...programs, ...documents]),
  ];
  return [...found.filter((finding) => !isOffered(root, finding)), ...needlesslyOffered(sources, found)];
}

/** What is offered by name and is used by programs after all: the list is to say nothing but what needs its reason. */
function needlesslyOffered(sources: Sources, found: readonly NamedFinding[]): NamedFinding[] {
  const alone = { ...sources, offered: new Map<string, ReadonlySet<string>>() };
  const [unused, reached] = [[...found, ...unusedExports(alone)], reachable(alone)];
  return [...sources.offered].flatMap(([file, names]) =>
    [...names]
      .filter((name) => reached.has(file) && !unused.some((one) => one.file === file && one.name === name))
      .map((name) => ({
        file: offeredFile,
        line: 1,
        name,
        message: `a program uses "${name}" of ${file} after all. Take it out of this list.`,
      })),
  );
}

if (process.argv[1] === import.meta.filename) {
  const findings = findUnused(checkout);
  for (const { file, line, message } of findings) console.error(`${relative("", file)}:${line}  ${message}`);
  console.log(
    findings.length === 0
      ? "Every export, option, store and route is used by a program."
      : `${findings.length} things are used by tests alone.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
