/** Exports and files that no program reaches: what only tests use, or no one. */
import type { NamedFinding } from "../lib/finding.ts";
import type { Export, Module } from "./modules.ts";

export interface Sources {
  readonly modules: ReadonlyMap<string, Module>;
  /** Files that a person, the server or a browser starts. */
  readonly programs: readonly string[];
  /** Files that belong to tests, stories or benchmarks. */
  readonly isTest: (file: string) => boolean;
  /** Entries of packages: what stands there must be taken by another workspace. */
  readonly entries: ReadonlySet<string>;
  /** Names that a library offers, or that wait for their user, by file: each has its reason in the data. */
  readonly offered: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Files that the programs reach by imports: what production is. */
export function reachable({ modules, programs, offered }: Sources): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    const module = modules.get(file);
    if (!module || reached.has(file)) return;
    reached.add(file);
    for (const { from } of module.imports) visit(from);
    for (const { source } of module.exports) if (source) visit(source.from);
    for (const star of module.stars) visit(star);
  };
  for (const program of [...programs, ...offered.keys()]) visit(program);
  return reached;
}

export function unusedExports(sources: Sources): NamedFinding[] {
  const { modules, programs, isTest, entries, offered } = sources;
  const production = reachable(sources);
  const used = new Set<string>();
  const key = (file: string, name: string): string => `${file}#${name}`;

  /** Marks a name of a module, and where it comes from. */
  const mark = (file: string, name: string): void => {
    const module = modules.get(file);
    if (!module || used.has(key(file, name))) return;
    used.add(key(file, name));
    for (const one of module.exports) {
      if (name !== "*" && one.name !== name) continue;
      used.add(key(file, one.name));
      if (one.source) mark(one.source.from, one.source.name);
    }
    for (const star of module.stars) mark(star, name);
  };
  for (const file of production) for (const { from, name } of modules.get(file)?.imports ?? []) mark(from, name);

  for (const [file, names] of offered) for (const name of names) mark(file, name);

  const isUsed = (file: string, one: Export): boolean => used.has(key(file, one.name)) || used.has(key(file, "*"));
  return [...modules.values()].flatMap((module): NamedFinding[] => {
    const { file } = module;
    if (isTest(file)) return [];
    if (!production.has(file)) {
      if (entries.has(file)) return [{ file, name: "", line: 1, message: "no program takes anything from this entry of its package." }];
      return [
        {
          file,
          name: "",
          line: 1,
          message: "no program reaches this file: only tests use it, or no one. Delete it, or move it to a folder testing/.",
        },
      ];
    }
    if (programs.includes(file)) return [];
    return module.exports
      .filter((one) => !isUsed(file, one) && !one.isUsedHere && !(one.isType && one.source))
      .map((one) => ({
        file,
        name: one.name,
        line: one.line,
        message: entries.has(file)
          ? `no program of another workspace takes "${one.name}" from this package. Take it out of the entry, or use it.`
          : `no program uses the export "${one.name}": only tests do, or no one. Delete it, or use it.`,
      }));
  });
}
