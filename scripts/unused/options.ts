/** Options, optional parameters and members that no program uses: looked up with types, over the files that programs reach. */
import { join, relative } from "node:path";
import ts from "typescript";
import type { Finding } from "./exports.ts";

export interface Typed {
  readonly root: string;
  /** Relative to the root: what programs reach. */
  readonly files: readonly string[];
  /** Where declarations are looked at; others only use. */
  readonly isChecked: (file: string) => boolean;
}

/** Everything that is seen of the programs, by declaration: the one thing that a type keeps through generics and mapped types. */
interface Uses {
  /** Properties that are given a value other than undefined. */
  readonly given: Set<ts.Node>;
  /** Properties and methods that are read or called. */
  readonly read: Set<ts.Node>;
  /** Parameters that some call fills. */
  readonly filled: Set<ts.Node>;
  /** Stores of valtio, each with the type it is known by. */
  readonly stores: { readonly call: ts.CallExpression; readonly type: ts.Type }[];
}

export function unusedOptions(typed: Typed): Finding[] {
  const { program, checker } = createProgram(typed);
  const uses: Uses = { given: new Set(), read: new Set(), filled: new Set(), stores: [] };
  const sources = typed.files.flatMap((file) => program.getSourceFile(join(typed.root, file)) ?? []);
  const collector = createCollector(checker, uses);
  for (const source of sources) collector(source);
  return sources
    .filter((source) => typed.isChecked(relative(typed.root, source.fileName)))
    .flatMap((source) => findingsIn(source, checker, uses).map((found) => at(typed.root, source, found)));
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

const at = (root: string, source: ts.SourceFile, { node, name, message }: Found): Finding => ({
  name,
  file: relative(root, source.fileName),
  line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  message,
});

/** How far types are followed into what they hold: some hold themselves. */
const DEEPEST = 5;

const declarationsOf = (symbol: ts.Symbol | undefined): readonly ts.Declaration[] => symbol?.declarations ?? [];

/** A type's members; of a union those of all its parts. */
const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

function createCollector(checker: ts.TypeChecker, { given, read, filled, stores }: Uses): (source: ts.SourceFile) => void {
  const flows = new Set<string>();
  const deep = new Set<ts.Type>();

  const give = (type: ts.Type | undefined, name: string): void => {
    for (const part of type ? partsOf(type) : [])
      for (const declaration of declarationsOf(checker.getPropertyOfType(part, name))) given.add(declaration);
  };

  /** What comes from outside (JSON, a database, a cast) may hold all that its type says. */
  const giveAll = (type: ts.Type, depth = 0): void => {
    if (deep.has(type) || depth > DEEPEST) return;
    deep.add(type);
    for (const part of partsOf(type)) {
      if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || part.getCallSignatures().length > 0) continue;
      for (const argument of checker.getTypeArguments(part as ts.TypeReference)) giveAll(argument, depth + 1);
      const index = part.getStringIndexType() ?? part.getNumberIndexType();
      if (index) giveAll(index, depth + 1);
      if (checker.isArrayType(part)) continue;
      for (const property of part.getProperties()) {
        for (const declaration of declarationsOf(property)) given.add(declaration);
        giveAll(checker.getTypeOfSymbol(property), depth + 1);
      }
    }
  };

  /** A value of one type is taken for another: what the one has, the other is given; what the other reads, the one is read for. */
  const flow = (from: ts.Type, to: ts.Type, depth = 0): void => {
    if (from === to || depth > DEEPEST) return;
    if (from.flags & ts.TypeFlags.Any) return giveAll(to);
    const key = `${(from as { id?: number }).id} ${(to as { id?: number }).id}`;
    if (flows.has(key)) return;
    flows.add(key);
    for (const target of partsOf(to)) {
      if (target.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) for (const part of partsOf(from)) readAll(part);
      if (!(target.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) continue;
      if (checker.isArrayType(target)) {
        const [element] = checker.getTypeArguments(target as ts.TypeReference);
        for (const part of partsOf(from))
          if (element && checker.isArrayType(part)) flow(checker.getTypeArguments(part as ts.TypeReference)[0] ?? part, element, depth + 1);
        continue;
      }
      for (const part of partsOf(from)) flowArguments(part, target, depth);
      for (const property of target.getProperties())
        for (const part of partsOf(from)) {
          const own = checker.getPropertyOfType(part, property.name);
          if (!own || declarationsOf(own)[0] === declarationsOf(property)[0]) continue;
          for (const declaration of declarationsOf(property)) given.add(declaration);
          for (const declaration of declarationsOf(own)) read.add(declaration);
          flow(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property), depth + 1);
        }
      const [taken, made] = [
        target.getCallSignatures()[0],
        partsOf(from)
          .find((part) => part.getCallSignatures().length > 0)
          ?.getCallSignatures()[0],
      ];
      if (taken && made) flowSignature(made, taken, depth + 1);
      if (target.getStringIndexType()) for (const part of partsOf(from)) readAll(part);
    }
  };

  /** A promise of one type is taken for a promise of another. */
  const flowArguments = (from: ts.Type, to: ts.Type, depth: number): void => {
    if (from.symbol !== to.symbol || !isReference(from) || !isReference(to)) return;
    const [own, others] = [checker.getTypeArguments(from), checker.getTypeArguments(to)];
    for (const [index, type] of own.entries()) flow(type, others[index] ?? type, depth + 1);
  };

  /** A function is taken where another is expected: it is called with that one's arguments. */
  const flowSignature = (made: ts.Signature, taken: ts.Signature, depth: number): void => {
    for (const [index, parameter] of made.parameters.entries()) {
      const argument = taken.parameters[index];
      if (argument) flow(checker.getTypeOfSymbol(argument), checker.getTypeOfSymbol(parameter), depth);
    }
    flow(made.getReturnType(), taken.getReturnType(), depth);
  };

  const readAll = (type: ts.Type): void => {
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return;
    for (const property of type.getProperties()) for (const declaration of declarationsOf(property)) read.add(declaration);
  };

  const isUndefined = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text === "undefined";

  const fill = (node: ts.CallExpression | ts.NewExpression): void => {
    const declaration = checker.getResolvedSignature(node)?.declaration;
    if (!declaration || ts.isJSDocSignature(declaration)) return;
    const last = (node.arguments ?? []).some(ts.isSpreadElement);
    for (const [index, parameter] of declaration.parameters.entries()) {
      const argument = node.arguments?.[index];
      if (last || (argument && !isUndefined(argument))) filled.add(parameter);
    }
    for (const type of node.typeArguments ?? []) giveAll(checker.getTypeFromTypeNode(type));
  };

  /** A function that is handed on, not called here: who gets it may fill every parameter. */
  const fillAll = (node: ts.Identifier | ts.PropertyAccessExpression): void => {
    for (const signature of checker.getTypeAtLocation(node).getCallSignatures())
      for (const parameter of signature.declaration?.parameters ?? []) filled.add(parameter);
  };

  const typeOfProperty = (type: ts.Type, name: string): ts.Type | undefined => {
    const property = partsOf(type).flatMap((part) => checker.getPropertyOfType(part, name) ?? [])[0];
    return property && checker.getTypeOfSymbol(property);
  };

  /** `{ name }` stands for `{ name: name }`. */
  const handOn = (property: ts.ShorthandPropertyAssignment, expected: ts.Type | undefined): void => {
    const symbol = checker.getShorthandAssignmentValueSymbol(property);
    const type = symbol && checker.getTypeOfSymbolAtLocation(symbol, property.name);
    if (!type) return;
    if (expected) flow(type, expected);
    for (const signature of type.getCallSignatures())
      for (const parameter of signature.declaration?.parameters ?? []) filled.add(parameter);
  };

  const isCallee = (node: ts.Node): boolean =>
    (ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent)) && node.parent.expression === node;

  const isAssigned = (node: ts.Node): boolean =>
    ts.isBinaryExpression(node.parent) && node.parent.left === node && node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const type = checker.getContextualType(node);
      const own = checker.getTypeAtLocation(node);
      for (const property of node.properties) {
        if (ts.isSpreadAssignment(property)) {
          const spread = checker.getTypeAtLocation(property.expression);
          if (type) flow(spread, type);
          for (const part of partsOf(spread)) for (const inner of part.getProperties()) give(own, inner.name);
        } else if (!(ts.isPropertyAssignment(property) && isUndefined(property.initializer)) && property.name) {
          const name = ts.isComputedPropertyName(property.name) ? undefined : property.name.getText().replaceAll(/^["']|["']$/g, "");
          if (name === undefined) {
            if (type) giveAll(type);
          } else {
            give(type, name);
            give(own, name);
            if (ts.isShorthandPropertyAssignment(property)) handOn(property, type && typeOfProperty(type, name));
          }
        }
      }
    } else if (ts.isJsxAttributes(node)) {
      const type = checker.getContextualType(node);
      for (const property of node.properties)
        if (ts.isJsxSpreadAttribute(property)) {
          if (type) flow(checker.getTypeAtLocation(property.expression), type);
        } else give(type, property.name.getText());
      if (ts.isJsxOpeningElement(node.parent)) give(type, "children");
    } else if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) giveAll(checker.getTypeFromTypeNode(node.type));
    else if (ts.isTypePredicateNode(node) && node.type) giveAll(checker.getTypeFromTypeNode(node.type));
    else if (ts.isTaggedTemplateExpression(node)) for (const type of node.typeArguments ?? []) giveAll(checker.getTypeFromTypeNode(type));
    else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      fill(node);
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "proxy")
        stores.push({ call: node, type: checker.getContextualType(node) ?? checker.getTypeAtLocation(node) });
    } else if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const element of node.elements) {
        if (element.dotDotDotToken) for (const part of partsOf(type)) readAll(part);
        const name = element.propertyName ?? element.name;
        if (ts.isIdentifier(name) || ts.isStringLiteral(name))
          for (const part of partsOf(type)) for (const one of declarationsOf(checker.getPropertyOfType(part, name.text))) read.add(one);
      }
    } else if (ts.isPropertyAccessExpression(node)) {
      // What a store's own getter reads of it, nobody has read yet.
      if (node.expression.kind === ts.SyntaxKind.ThisKeyword && ts.findAncestor(node, ts.isObjectLiteralExpression)) return;
      for (const declaration of declarationsOf(checker.getSymbolAtLocation(node.name))) {
        if (isAssigned(node)) given.add(declaration);
        else read.add(declaration);
      }
      if (!isCallee(node) && !isAssigned(node)) fillAll(node);
    } else if (ts.isElementAccessExpression(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      const argument = node.argumentExpression;
      for (const part of partsOf(type))
        if (ts.isStringLiteralLike(argument)) {
          for (const one of declarationsOf(checker.getPropertyOfType(part, argument.text))) read.add(one);
        } else if (!checker.isArrayLikeType(part)) {
          readAll(part);
          if (isAssigned(node)) giveAll(part);
        }
    } else if (ts.isIdentifier(node) && !isCallee(node) && ts.isExpression(node) && isValue(node)) fillAll(node);

    // Whatever stands where another type is expected.
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isAwaitExpression(node)) {
      const expected = isValue(node) ? checker.getContextualType(node) : undefined;
      if (expected) flow(checker.getTypeAtLocation(node), expected);
    }
    ts.forEachChild(node, visit);
  };
  return visit;
}

/** Whether an identifier stands for a value: not a name that is declared, imported or that follows a dot. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isTypeNode(parent) || ts.isImportClause(parent)) return false;
  return (
    !("name" in parent && parent.name === node) &&
    !("propertyName" in parent && parent.propertyName === node) &&
    !ts.isLabeledStatement(parent)
  );
}

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;

interface Found {
  readonly name: string;
  readonly node: ts.Node;
  readonly message: string;
}

function findingsIn(source: ts.SourceFile, checker: ts.TypeChecker, { given, read, filled, stores }: Uses): Found[] {
  const found: Found[] = [];
  const report = (node: ts.Node, named: ts.Node, what: (name: string) => string): void => {
    const name = named.getText();
    found.push({ node, name, message: `${what(`"${name}"`)}: only tests do, or nobody. Delete it, or use it.` });
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
            message: `no program reads "${property.name}" of this store: only tests do, or nobody. Delete it, or show it.`,
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
