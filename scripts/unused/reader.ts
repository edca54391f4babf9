/** Reads what a file does with declarations: what it gives a value, reads, calls and passes on. */
import ts from "typescript";
import { createCalls, isUndefined } from "./calls.ts";
import { isAssigned, isCallee, isValue } from "./syntax.ts";
import { createRecorder, declarationsOf, partsOf, type Uses } from "./uses.ts";

export function createReader(checker: ts.TypeChecker, uses: Uses): (source: ts.SourceFile) => void {
  const { given, read, stores } = uses;
  const recorder = createRecorder(checker, uses);
  const { give, giveAll, readAll, flow } = recorder;
  const { fill, fillAll } = createCalls(checker, uses, recorder);

  const readFrom = (type: ts.Type, name: string): void => {
    for (const part of partsOf(type)) recorder.read(part, name);
  };

  const typeOfProperty = (type: ts.Type, name: string): ts.Type | undefined => {
    const property = partsOf(type).flatMap((part) => checker.getPropertyOfType(part, name) ?? [])[0];
    return property && checker.getTypeOfSymbol(property);
  };

  /** `{ name }` stands for `{ name: name }`. */
  const passOn = (property: ts.ShorthandPropertyAssignment, expected: ts.Type | undefined): void => {
    const symbol = checker.getShorthandAssignmentValueSymbol(property);
    const type = symbol && checker.getTypeOfSymbolAtLocation(symbol, property.name);
    if (!type) return;
    if (expected) flow(type, expected);
    fillAll(type);
  };

  const readObject = (node: ts.ObjectLiteralExpression): void => {
    const type = checker.getContextualType(node);
    const own = checker.getTypeAtLocation(node);
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = checker.getTypeAtLocation(property.expression);
        if (type) flow(spread, type);
        for (const part of partsOf(spread)) for (const inner of part.getProperties()) give(own, inner.name);
        continue;
      }
      if ((ts.isPropertyAssignment(property) && isUndefined(property.initializer)) || !property.name) continue;
      if (ts.isComputedPropertyName(property.name)) {
        if (type) giveAll(type);
        continue;
      }
      const name = property.name.getText().replaceAll(/^["']|["']$/g, "");
      give(type, name);
      give(own, name);
      if (ts.isShorthandPropertyAssignment(property)) passOn(property, type && typeOfProperty(type, name));
    }
  };

  const readAttributes = (node: ts.JsxAttributes): void => {
    const type = checker.getContextualType(node);
    for (const property of node.properties)
      if (ts.isJsxSpreadAttribute(property)) {
        if (type) flow(checker.getTypeAtLocation(property.expression), type);
      } else give(type, property.name.getText());
    if (ts.isJsxOpeningElement(node.parent)) give(type, "children");
  };

  const readCall = (node: ts.CallExpression | ts.NewExpression): void => {
    fill(node);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "proxy")
      stores.push({ call: node, type: checker.getContextualType(node) ?? checker.getTypeAtLocation(node) });
  };

  const readBinding = (node: ts.ObjectBindingPattern): void => {
    const type = checker.getTypeAtLocation(node);
    for (const element of node.elements) {
      if (element.dotDotDotToken) for (const part of partsOf(type)) readAll(part);
      const name = element.propertyName ?? element.name;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name)) readFrom(type, name.text);
    }
  };

  const readAccess = (node: ts.PropertyAccessExpression): void => {
    for (const declaration of declarationsOf(checker.getSymbolAtLocation(node.name))) {
      if (isAssigned(node)) given.add(declaration);
      else read.add(declaration);
    }
    if (!isCallee(node) && !isAssigned(node)) fillAll(checker.getTypeAtLocation(node));
  };

  const readElement = (node: ts.ElementAccessExpression): void => {
    const type = checker.getTypeAtLocation(node.expression);
    const argument = node.argumentExpression;
    if (ts.isStringLiteralLike(argument)) return readFrom(type, argument.text);
    for (const part of partsOf(type)) {
      if (checker.isArrayLikeType(part)) continue;
      readAll(part);
      if (isAssigned(node)) giveAll(part);
    }
  };

  /** Whatever stands where another type is expected. */
  const readExpected = (node: ts.Node): void => {
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node) && !ts.isAwaitExpression(node)) return;
    const expected = isValue(node) ? checker.getContextualType(node) : undefined;
    if (expected) flow(checker.getTypeAtLocation(node), expected);
  };

  const visit = (node: ts.Node): void => {
    // A store's own getter is no user of what it reads.
    const isOwn = ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword;
    if (isOwn && ts.findAncestor(node, ts.isObjectLiteralExpression)) return;
    if (ts.isObjectLiteralExpression(node)) readObject(node);
    else if (ts.isJsxAttributes(node)) readAttributes(node);
    else if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) giveAll(checker.getTypeFromTypeNode(node.type));
    else if (ts.isTypePredicateNode(node) && node.type) giveAll(checker.getTypeFromTypeNode(node.type));
    else if (ts.isTaggedTemplateExpression(node)) for (const type of node.typeArguments ?? []) giveAll(checker.getTypeFromTypeNode(type));
    else if (ts.isCallExpression(node) || ts.isNewExpression(node)) readCall(node);
    else if (ts.isObjectBindingPattern(node)) readBinding(node);
    else if (ts.isPropertyAccessExpression(node)) readAccess(node);
    else if (ts.isElementAccessExpression(node)) readElement(node);
    else if (ts.isIdentifier(node) && !isCallee(node) && ts.isExpression(node) && isValue(node)) fillAll(checker.getTypeAtLocation(node));
    readExpected(node);
    ts.forEachChild(node, visit);
  };
  return visit;
}
