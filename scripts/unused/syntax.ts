/** Where in an expression a node stands. */
import ts from "typescript";

export const isCallee = (node: ts.Node): boolean =>
  (ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent)) && node.parent.expression === node;

export const isAssigned = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) && node.parent.left === node && node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Whether an identifier stands for a value: not a name that is declared, imported or that follows a dot. */
export function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isTypeNode(parent) || ts.isImportClause(parent)) return false;
  return (
    !("name" in parent && parent.name === node) &&
    !("propertyName" in parent && parent.propertyName === node) &&
    !ts.isLabeledStatement(parent)
  );
}
