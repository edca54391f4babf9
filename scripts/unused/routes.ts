/** Routes of the server that nothing names: no program calls them, and no document describes them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { NamedFinding } from "../lib/finding.ts";

interface Route {
  readonly path: string;
  readonly line: number;
}

const methods = new Set(["get", "post", "put", "delete", "patch"]);

/** The addresses that a source registers, as it writes them. */
export function routesIn(text: string, file: string): Route[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const routes: Route[] = [];
  const visit = (node: ts.Node): void => {
    const [path] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.expression.getText() === "app" &&
      methods.has(node.expression.name.text) &&
      path &&
      ts.isStringLiteralLike(path)
    )
      routes.push({ path: path.text, line: source.getLineAndCharacterOfPosition(path.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return routes;
}

/**
 * @param server texts of the server's files, by file
 * @param others texts of programs besides the server, and of documents
 */
export function unnamedRoutes(server: ReadonlyMap<string, string>, others: readonly string[]): NamedFinding[] {
  const everything = others.join("\n");
  return [...server].flatMap(([file, text]) =>
    routesIn(text, file)
      .filter(({ path }) => path !== "/*" && path !== "/api/*" && !nameOf(path).test(everything))
      .map(({ path, line }) => ({
        file,
        line,
        name: path,
        message: `no program calls the route "${path}", and no document names it: only tests do, or no one. Delete it, use it, or document it.`,
      })),
  );
}

/** Programs write it below "/api/", documents with "{id}" for ":id". */
function nameOf(path: string): RegExp {
  const parts = path
    .replace(/^\/api\/(?:admin\/)?/, "")
    .replace(/\/?\*$/, "")
    .split(/:\w+/);
  return new RegExp(`(?<![\\w-])${parts.map((part) => part.replaceAll(/[.+?]/g, "\\$&")).join("[^/\\s`]+")}(?![\\w-])`);
}

export const readDocuments = (root: string, files: readonly string[]): string[] =>
  files.map((file) => readFileSync(join(root, file), "utf8"));
