/** What a file declares and no program uses. */
import ts from "typescript";
import { declarationsOf, type Uses } from "./uses.ts";

export interface Found {
  readonly name: string;
  readonly node: ts.Node;
  readonly message: string;
}

export function unusedIn(source: ts.SourceFile, checker: ts.TypeChecker, { given, read, filled, stores }: Uses): Found[] {
  const found: Found[] = [];
  const report = (node: ts.Node, named: ts.Node, what: (name: string) => string): void => {
    const name = named.getText();
    found.push({ node, name, message: `${what(`"${name}"`)}: only tests do, or no one. Delete it, or use it.` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.members.some(ts.isCallSignatureDeclaration)) return;
    if (ts.isPropertySignature(node) && isOptional(node, checker)) {
      if (!given.has(node)) report(node, node.name, (name) => `no program gives the option ${name} a value`);
    } else if ((ts.isMethodSignature(node) || (ts.isPropertySignature(node) && isFunction(node, checker))) && !read.has(node))
      report(node, node.name, (name) => `no program calls ${name}`);
    if (ts.isClassDeclaration(node) && !node.heritageClauses)
      for (const member of node.members)
        if (member.name && !ts.isPrivateIdentifier(member.name) && !read.has(member))
          report(member, member.name, (name) => `no program uses the member ${name}`);
    if (ts.isParameter(node) && (node.questionToken ?? node.initializer) && isOwnFunction(node.parent) && !filled.has(node))
      report(node, node.name, (name) => `no program passes the parameter ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { call, type } of stores)
    if (call.getSourceFile() === source)
      for (const property of type.getProperties())
        if (!declarationsOf(property).some((declaration) => read.has(declaration)))
          found.push({
            node: call,
            name: property.name,
            message: `no program reads "${property.name}" of this store: only tests do, or no one. Delete it, or show it.`,
          });
  return found;
}

const isOptional = (node: ts.PropertySignature | ts.MethodSignature, checker: ts.TypeChecker): boolean => {
  if (node.questionToken) return true;
  const type = node.type && checker.getTypeFromTypeNode(node.type);
  return type !== undefined && type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
};

const isFunction = (node: ts.PropertySignature, checker: ts.TypeChecker): boolean =>
  node.type !== undefined && checker.getTypeFromTypeNode(node.type).getCallSignatures().length > 0;

/** Functions by name, whose calls name them; not those that are written where a type expects them. */
const isOwnFunction = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isConstructorDeclaration(node) ||
  (ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) && node.parent.type === undefined);
