/** Options, optional parameters and members that no program uses: looked up with types, over the files that programs reach. */
import { join, relative } from "node:path";
import ts from "typescript";
import type { NamedFinding } from "../lib/finding.ts";
import { type Found, unusedIn } from "./members.ts";
import { createReader } from "./reader.ts";
import type { Uses } from "./uses.ts";

export interface Typed {
  readonly root: string;
  /** Relative to the root: what programs reach. */
  readonly files: readonly string[];
  /** Where declarations are looked at; others only use. */
  readonly isChecked: (file: string) => boolean;
}

export function unusedOptions(typed: Typed): NamedFinding[] {
  const { program, checker } = createProgram(typed);
  const uses: Uses = { given: new Set(), read: new Set(), filled: new Set(), stores: [] };
  const sources = typed.files.flatMap((file) => program.getSourceFile(join(typed.root, file)) ?? []);
  const read = createReader(checker, uses);
  for (const source of sources) read(source);
  return sources
    .filter((source) => typed.isChecked(relative(typed.root, source.fileName)))
    .flatMap((source) => unusedIn(source, checker, uses).map((found) => at(typed.root, source, found)));
}

function createProgram({ root, files }: Typed): { program: ts.Program; checker: ts.TypeChecker } {
  const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, composite: false, declaration: false }, root);
  const types = ["node", "vite/client"];
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    { ...options, noEmit: true, emitDeclarationOnly: false, types },
  );
  return { program, checker: program.getTypeChecker() };
}

const at = (root: string, source: ts.SourceFile, { node, name, message }: Found): NamedFinding => ({
  name,
  file: relative(root, source.fileName),
  line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  message,
});
