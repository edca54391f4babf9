/** Which parameters calls fill. */
import ts from "typescript";
import type { Recorder, Uses } from "./uses.ts";

export const isUndefined = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text === "undefined";

/** Ways to note that a parameter is filled. */
export interface Calls {
  readonly fill: (node: ts.CallExpression | ts.NewExpression) => void;
  readonly fillAll: (type: ts.Type) => void;
}

export function createCalls(checker: ts.TypeChecker, { filled }: Uses, { giveAll }: Recorder): Calls {
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

  /** A function that is passed on, not called here: its receiver may fill every parameter. */
  const fillAll = (type: ts.Type): void => {
    for (const signature of type.getCallSignatures())
      for (const parameter of signature.declaration?.parameters ?? []) filled.add(parameter);
  };

  return { fill, fillAll };
}
