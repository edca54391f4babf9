/** Imports and exports of source files as they are written: who takes which name from whom, without types. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** A name taken from another module; "*" is all of them. */
export interface Import {
  readonly from: string;
  readonly name: string;
}

export interface Export {
  readonly name: string;
  readonly line: number;
  readonly isType: boolean;
  /** Where a name is only passed on: the module and its name there. */
  readonly source: Import | undefined;
  /** Whether the file itself uses it, besides where it is declared. */
  readonly isUsedHere: boolean;
}

export interface Module {
  /** Relative to the checkout, as all paths here. */
  readonly file: string;
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
  /** Modules all of whose names are passed on. */
  readonly stars: readonly string[];
  readonly text: string;
}

/** Reads a module; `resolve` returns the file that a specifier names, undefined for packages of others. */
export function readModule(root: string, file: string, resolve: (from: string, specifier: string) => string | undefined): Module {
  const text = readFileSync(join(root, file), "utf8");
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const imports: Import[] = [];
  const stars: string[] = [];
  const exports: Omit<Export, "isUsedHere">[] = [];
  const declared = new Map<string, ts.Node>();
  const names = new Map<string, ts.Identifier[]>();

  const take = (specifier: ts.Node | undefined, ...taken: string[]): void => {
    const from = specifier && ts.isStringLiteralLike(specifier) ? resolve(file, specifier.text) : undefined;
    if (from !== undefined) for (const name of taken) imports.push({ from, name });
  };
  const give = (node: ts.Node, name: string, isType: boolean, from?: Import): void => {
    exports.push({ name, isType, source: from, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    if (!from) declared.set(name, node);
  };

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { importClause: clause, moduleSpecifier } = statement;
      const bindings = clause?.namedBindings;
      if (!clause) take(moduleSpecifier, "");
      if (clause?.name) take(moduleSpecifier, "default");
      if (bindings && ts.isNamespaceImport(bindings)) take(moduleSpecifier, "*");
      if (bindings && ts.isNamedImports(bindings))
        take(moduleSpecifier, ...bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text));
    } else if (ts.isExportDeclaration(statement)) {
      const { exportClause: clause, moduleSpecifier, isTypeOnly } = statement;
      const from = moduleSpecifier && ts.isStringLiteralLike(moduleSpecifier) ? resolve(file, moduleSpecifier.text) : undefined;
      if (!clause && from !== undefined) stars.push(from);
      if (clause && ts.isNamedExports(clause))
        for (const element of clause.elements) {
          const inner = (element.propertyName ?? element.name).text;
          if (from !== undefined) give(element, element.name.text, isTypeOnly || element.isTypeOnly, { from, name: inner });
          else if (!moduleSpecifier) give(element, element.name.text, isTypeOnly || element.isTypeOnly);
        }
    } else if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
      if (ts.isVariableStatement(statement))
        for (const declaration of statement.declarationList.declarations)
          for (const name of boundNames(declaration.name)) give(declaration, name, false);
      else if ("name" in statement && statement.name && ts.isIdentifier(statement.name))
        give(statement, statement.name.text, ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement));
    } else if (ts.isExportAssignment(statement)) give(statement, "default", false);
  }

  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.set(node.text, [...(names.get(node.text) ?? []), node]);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0], ...takenFrom(node));
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) take(node.argument.literal, "*");
    // A worker or another program that is started by its file.
    if (ts.isNewExpression(node) && node.expression.getText() === "URL" && /\.tsx?["']$/.test(node.arguments?.[0]?.getText() ?? ""))
      take(node.arguments?.[0], "*");
    ts.forEachChild(node, visit);
  };
  visit(source);

  const isUsedHere = (name: string): boolean => {
    const declaration = declared.get(name);
    return (names.get(name) ?? []).some((node) => declaration !== undefined && (node.pos < declaration.pos || node.end > declaration.end));
  };
  return { file, text, imports, stars, exports: exports.map((one) => ({ ...one, isUsedHere: isUsedHere(one.name) })) };
}

/** Which names a dynamic import takes: those that are destructured or asked for at once, else all. */
function takenFrom(call: ts.CallExpression): string[] {
  let node: ts.Node = call.parent;
  let value: ts.Node = call;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) [value, node] = [node, node.parent];
  if (ts.isPropertyAccessExpression(node) && node.expression === value) {
    if (node.name.text !== "then") return [node.name.text];
    const then = ts.isCallExpression(node.parent) ? node.parent.arguments[0] : undefined;
    const parameter = then && ts.isArrowFunction(then) ? then.parameters[0]?.name : undefined;
    if (parameter && ts.isObjectBindingPattern(parameter)) return patternNames(parameter);
  }
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) return patternNames(node.name);
  return ["*"];
}

const patternNames = (pattern: ts.ObjectBindingPattern): string[] =>
  pattern.elements.flatMap(({ name, propertyName }) => {
    const taken = propertyName ?? name;
    return ts.isIdentifier(taken) ? taken.text : [];
  });

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Packages of ours, by their name: the folder, and the file of each of their entries. */
export function readPackages(root: string, folders: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    folders.map((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
      const entries = Object.entries(exports).flatMap(([path, target]): [string, string][] => {
        const file = typeof target === "string" ? target : target["@portal/source"];
        return file && /\.tsx?$/.test(file) ? [[path, join(folder, file)]] : [];
      });
      return [name, new Map(entries)];
    }),
  );
}

/** Finds the file that an import names, as every tool of ours does: by relative path, or by the entry of a package. */
export const createResolver =
  (root: string, packages: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
  (from: string, specifier: string): string | undefined => {
    if (!specifier.startsWith(".")) {
      const [, name = "", path = ""] = /^(@[^/]+\/[^/]+)(.*)$/.exec(specifier) ?? [];
      return packages.get(name)?.get(`.${path}`);
    }
    const file = relative(root, join(root, dirname(from), specifier));
    return /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)) ? file : undefined;
  };
